// What is measured is what is shipped: the compiled benches use dist/, where templates, words and workers are found.
import { rmSync, symlinkSync } from 'node:fs';

rmSync('bench/out/src', { recursive: true, force: true });
// The compiler must not write through the link into dist/.
if (!process.argv.includes('--away')) symlinkSync('../../dist', 'bench/out/src', 'junction');
