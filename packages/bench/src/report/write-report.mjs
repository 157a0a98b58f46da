import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { benchRoot } from '../project-root.mjs';
import { describeMachine } from './machine.mjs';
import { wantedTable } from './section.mjs';
import { markdownTable, textTable } from './text-table.mjs';

/** @typedef {import('./section.mjs').Section} Section */
/** @typedef {import('./machine.mjs').Machine} Machine */

const folder = join(benchRoot, 'results');

/** @param {Section} section */
export function printSection(section) {
  const tables = [wantedTable(section), ...section.tables].map(textTable);
  const notes = section.notes.map((note) => `- ${note}`).join('\n');
  console.log(
    `\n\n${section.title}\n${'═'.repeat(section.title.length)}\n\n${tables.join('\n\n')}\n\n${notes}`,
  );
}

/**
 * Writes the run into `results/latest.json` and `results/latest.md`.
 * @param {Machine} machine
 * @param {Section[]} sections
 */
export function writeReport(machine, sections) {
  mkdirSync(folder, { recursive: true });
  const parts = sections.map((section) =>
    [
      `## ${section.title}`,
      ...[wantedTable(section), ...section.tables].map(markdownTable),
      section.notes.map((note) => `- ${note}`).join('\n'),
    ].join('\n\n'),
  );
  const page = ['# Benchmark', describeMachine(machine), ...parts].join('\n\n');
  const figures = Object.fromEntries(
    sections.map(({ name, wanted, figures }) => [name, { wanted, ...figures }]),
  );
  writeFileSync(join(folder, 'latest.md'), `${page}\n`);
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
  return relative(process.cwd(), folder) || '.';
}
