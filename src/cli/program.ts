import { Command, Option } from 'commander';

/** What each command does is loaded only when it runs: `--help` needs none of it. */
type Action = (options: never, argument?: string) => number;

interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly argument?: readonly [string, string];
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  readonly load: () => Promise<Action>;
}

const deck = () => new Option('--deck <dir>', 'the folder of the deck').default('.', 'the current folder');
const format = () =>
  new Option('--format <format>', 'how problems are told')
    .choices(['text', 'json', 'github'])
    .default('text');

export const commands: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'a new deck to start from, that passes every command',
    argument: ['[dir]', 'where to put it (default: the current folder)'],
    options: [],
    examples: ['shroud init my-deck'],
    load: async () => (await import('./commands/init.js')).init as Action,
  },
  {
    name: 'check',
    summary: 'tell everything that is wrong with the cards, and write nothing',
    options: [deck(), format()],
    examples: ['shroud check', 'shroud check --deck my-deck --format json', 'shroud check --format github'],
    load: async () => (await import('./commands/check.js')).check as Action,
  },
  {
    name: 'build',
    summary: 'write output/deck.ts (typed) and output/deck.json for the engine',
    options: [deck(), format()],
    examples: ['shroud build', 'shroud build --deck my-deck'],
    load: async () => (await import('./commands/build.js')).build as Action,
  },
  {
    name: 'replay',
    summary: 'step through a recorded game in words',
    argument: ['<file>', 'the recording: options, seed and choices, as JSON'],
    options: [deck()],
    examples: ['shroud replay output/verify/finding-1.json', 'shroud replay game.json --deck my-deck'],
    load: async () => (await import('./commands/replay.js')).replay as Action,
  },
  {
    name: 'schema',
    summary: 'write schema/*.schema.json, by which an editor completes and explains',
    options: [deck()],
    examples: ['shroud schema', 'shroud schema --deck my-deck'],
    load: async () => (await import('./commands/schema.js')).schema as Action,
  },
];

export function createProgram(version: string, done: (exitCode: number) => void = () => {}): Command {
  const program = new Command('shroud')
    .description('Designs decks of transparent cards: YAML in; a checked, typed deck out.')
    .version(version)
    .exitOverride()
    .showHelpAfterError('Try: shroud --help')
    .addHelpText(
      'after',
      '\nExit codes: 0 clean (warnings allowed), 1 errors, 2 wrong usage.\nDocumentation: docs/cli.md',
    );
  for (const entry of commands) program.addCommand(createCommand(entry, done));
  return program;
}

function createCommand(
  { name, summary, argument, options, examples, load }: CommandEntry,
  done: (code: number) => void,
): Command {
  const command = new Command(name)
    .description(summary)
    .exitOverride()
    .showHelpAfterError(`Try: shroud ${name} --help`);
  if (argument) command.argument(...argument);
  for (const option of options) command.addOption(option);
  command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ ${example}`).join('\n')}`);
  command.action(async (...given: unknown[]) => {
    const action = await load();
    const [first, second] = given;
    done(argument ? action(second as never, first as string | undefined) : action(first as never));
  });
  return command;
}
