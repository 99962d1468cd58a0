import { commands } from '../../src/cli/usage/index.js';
import { code, page, table } from './markdown.js';

const NOTE = '<!-- Made by `npm run docs` from src/cli/usage/. Change that, not this page. -->';

export function cli(): string {
  return page(
    NOTE,
    '# The command line',
    'The command is `shroud` in a project with the package `shroud-cards`, `npx shroud-cards` without one, and `node dist/cli/main.js` in a checkout after `npm ci`. Exit codes: 0 clean (warnings allowed), 1 errors, 2 wrong usage. Colour is for terminals only; `NO_COLOR` turns it off.',
    ...commands.flatMap((entry) =>
      'commands' in entry
        ? [section(entry), ...entry.commands.map((inner) => section(inner, `${entry.name} `))]
        : [section(entry)],
    ),
  );
}

type Entry = Pick<(typeof commands)[number], 'name' | 'summary' | 'argument' | 'options' | 'examples'>;

function section({ name, summary, argument, options, examples }: Entry, group = ''): string {
  const rows = [
    ...(argument ? [[code(argument[0]), argument[1], '']] : []),
    ...options.map((option) => [
      code(option.flags),
      `${option.description}${option.argChoices ? `: ${option.argChoices.join(', ')}` : ''}`,
      option.defaultValueDescription ?? String(option.defaultValue ?? ''),
    ]),
  ];
  return page(
    `## shroud ${group}${name}${argument ? ` ${argument[0]}` : ''}`,
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
    ...(rows.length > 0 ? [table(['', 'meaning', 'default'], rows)] : []),
    `\`\`\`sh\n${examples.join('\n')}\n\`\`\``,
  ).trimEnd();
}
