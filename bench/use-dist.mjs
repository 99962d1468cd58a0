// What is measured is what is shipped: the compiled benches use dist/, where templates, words and workers are found.
import { rmSync, symlinkSync } from 'node:fs';

rmSync('bench/out/src', { recursive: true, force: true });
symlinkSync('../../dist', 'bench/out/src', 'junction');
