/** Preloaded into the tool: writes the name of every package that is loaded, by `import` or `require`, into a file. */
import { appendFileSync } from 'node:fs';
import Module, { register } from 'node:module';
import process from 'node:process';

const file = process.env.SHROUD_TEST_LOADS;
const hooks = `
import { appendFileSync } from 'node:fs';
export async function resolve(name, context, next) {
  appendFileSync(${JSON.stringify(file)}, name + '\\n');
  return next(name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const load = Module._load;
Module._load = function (name, ...rest) {
  appendFileSync(file, `${name}\n`);
  return load.call(this, name, ...rest);
};
