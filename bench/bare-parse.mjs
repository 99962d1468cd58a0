// What `check` is measured against: the YAML library alone, on the same files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.yaml'));
const documents = files.map((path) => parseDocument(readFileSync(join(folder, path), 'utf8')));
if (documents.some(({ errors }) => errors.length > 0)) process.exitCode = 1;
