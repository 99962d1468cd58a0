import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const load = (path) => import(pathToFileURL(resolve(path)).href);

/** Bundles the script that runs in the sandbox before a deck's own templates. */
export async function bundleSandboxRuntime() {
  const { bundleRuntime } = await load('dist/render/sandbox/runtime-script.js');
  const script = bundleRuntime('dist/render/sandbox/runtime.js');
  writeFileSync('dist/render/sandbox/runtime-bundled.json', JSON.stringify(script));
}

/** Compiles the built-in templates, so that decks without templates of their own need not load the compiler. */
export async function compileBuiltIn() {
  const { compileTemplates } = await load('dist/render/drawing/compile-templates.js');
  const { templateFolder } = await load('dist/render/core/template-folder.js');
  const { compiled, problems } = await compileTemplates(templateFolder(undefined));
  if (compiled === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  writeFileSync('dist/render/drawing/built-in-templates.json', JSON.stringify(compiled));
}
