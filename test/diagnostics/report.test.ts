import { describe, expect, it } from 'vitest';
import { MOST_TOLD } from '../../src/diagnostics/diagnostic.js';
import { Report, toFileStart } from '../../src/diagnostics/index.js';

/** A report with so many warnings of a file, then an error. */
function crowded(warnings: number): Report {
  const report = new Report();
  for (let i = 0; i < warnings; i++) report.add('FILE_IGNORED', toFileStart('a.yaml'), `Warning ${i}.`);
  report.add('FILE_EMPTY', toFileStart('a.yaml'), 'It is empty.');
  return report;
}

describe('a report', () => {
  it.each([0, MOST_TOLD, MOST_TOLD * 20])('has its error behind %i warnings of the same file', (warnings) => {
    expect(crowded(warnings).errors).toBe(1);
    const absorbed = new Report();
    absorbed.absorb(crowded(warnings));
    expect(absorbed.errors).toBe(1);
  });

  it('says how many warnings it leaves out', () => {
    const messages = crowded(MOST_TOLD + 3).diagnostics.map(({ message }) => message);
    expect(messages).toContain('3 more warnings of this file are not reported, this one the last of them.');
    expect(messages).toHaveLength(MOST_TOLD + 2);
  });
});
