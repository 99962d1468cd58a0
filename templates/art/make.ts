/// <reference types="node" />
// Writes all pictures beside this file: npx tsx templates/art/make.ts
import { writeFileSync } from 'node:fs';
import { drawings } from './drawings.js';

for (const [name, svg] of drawings()) writeFileSync(new URL(name, import.meta.url), svg);
