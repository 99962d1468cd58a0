import { Command } from 'commander';
import type { CommandEntry, CommandGroup } from './usage/entry.js';
import { commands } from './usage/index.js';

export function createProgram(version: string, done: (exitCode: number) => void = () => {}): Command {
  const program = new Command('shroud')
    .description(
      'A toolkit for decks of transparent cards: write them in YAML; check, render, print and verify them.',
    )
    .version(version)
    // Otherwise the options behind `verify merge` would be parsed here and given to `verify`.
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError('Try: shroud --help')
    .addHelpText(
      'after',
      '\nExit codes: 0 clean (warnings allowed), 1 errors, 2 wrong usage.\nDocumentation: docs/reference/cli.md',
    );
  for (const entry of commands) {
    program.addCommand('commands' in entry ? createGroup(entry, done) : createCommand(entry, done));
  }
  return program;
}

function createGroup(entry: CommandGroup, done: (code: number) => void): Command {
  const { load } = entry;
  const group = load ? createCommand({ ...entry, load }, done) : describeCommand(entry, entry.name);
  // Options behind `merge` belong to `merge`.
  group.enablePositionalOptions();
  for (const inner of entry.commands) group.addCommand(createCommand(inner, done, `${entry.name} `));
  return group;
}

function describeCommand(entry: Omit<CommandEntry, 'load'>, path: string): Command {
  const { name, summary, argument, options, examples } = entry;
  const command = new Command(name)
    .description(summary)
    .exitOverride()
    .showHelpAfterError(`Try: shroud ${path} --help`);
  if (argument) command.argument(...argument);
  for (const option of options) command.addOption(option);
  // People name the deck as other tools name files: `shroud check my-deck`.
  const takesDeck = !argument && options.some(({ long }) => long === '--deck');
  command.configureOutput({
    outputError: (text, write) => {
      const isOneTooMany = takesDeck && text.includes('too many arguments') && command.args.length === 1;
      const [extra] = isOneTooMany ? command.args : [];
      const meant = `error: unexpected argument "${extra}". Did you mean --deck ${extra}?\n`;
      write(extra === undefined ? text : meant);
    },
  });
  command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ ${example}`).join('\n')}`);
  return command;
}

function createCommand(entry: CommandEntry, done: (code: number) => void, group = ''): Command {
  const { argument, load } = entry;
  const command = describeCommand(entry, group + entry.name);
  command.action(async (...given: unknown[]) => {
    const [first, second] = given;
    const options = (argument ? second : first) as { deck?: string };
    if (options.deck !== undefined)
      (await import('./terminal/recover-interrupted-write.js')).recoverInterruptedWrite(options.deck);
    const action = await load();
    done(await (argument ? action(options as never, first as never) : action(options as never)));
  });
  return command;
}
