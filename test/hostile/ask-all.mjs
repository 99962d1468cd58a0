/**
 * Asks for one command after the other in one process, as the built tool runs them, and prints what each said: starting
 * a process for each would take most of the time, all the more while the system is being watched.
 *
 *     node ask-all.mjs RUN COMMANDS    where the tool is, and the commands as JSON
 */
import { accessSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , tool, commands] = process.argv;
const { run } = await import(pathToFileURL(tool).href);

function caught(stream) {
  const said = [];
  const { write } = stream;
  stream.write = (text) => said.push(String(text)) > 0;
  return () => {
    stream.write = write;
    return said.join('');
  };
}

/** What the log of the system is read by: who asked. */
function mark(args) {
  try {
    accessSync(`/asked/${args.join(' ')}`);
  } catch {
    // There is no such folder.
  }
}

const told = [];
for (const args of JSON.parse(commands)) {
  mark(args);
  const [out, err] = [caught(process.stdout), caught(process.stderr)];
  const code = await run(args, '0.0.0');
  told.push({ asked: args.join(' '), code, said: out() + err() });
}
process.stdout.write(JSON.stringify(told), () => process.exit(0));
