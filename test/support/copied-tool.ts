import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.js';
import { temporaryFolder } from './temporary-folder.js';

/** Another installation of the tool as it was built, gone when the test is over. */
export function copiedTool(): string {
  const tool = temporaryFolder();
  for (const part of ['package.json', 'dist', 'templates', 'schema', 'examples'])
    cpSync(join(ROOT, part), join(tool, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tool, 'node_modules'));
  return tool;
}
