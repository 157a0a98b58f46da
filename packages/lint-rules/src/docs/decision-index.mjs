import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const decisionFolder = fileURLToPath(new URL('../../../../docs/decisions', import.meta.url));

const titleLine = /^# (\d{4}) (.+)$/m;
const statusLine = /^Status: (accepted|superseded by \[\d{4}\]\([\w-]+\.md\)) · (\d{4}-\d\d-\d\d)( · .+)?$/m;

export function formatDecisionIndex() {
  const files = readdirSync(decisionFolder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  return [
    '# Decisions',
    '',
    'One page for each topic, with what is decided today: context, decision, consequences, at most 80 lines. Git has the history.',
    'A new decision changes the page of its topic; a new topic takes the next free number.',
    'This list is generated: `npm run generate -w @suite/lint-rules`.',
    '',
    '| | decision | status | date |',
    '|---|---|---|---|',
    ...files.sort().map(formatRow),
    '',
  ].join('\n');
}

function formatRow(/** @type {string} */ file) {
  const text = readFileSync(join(decisionFolder, file), 'utf8');
  const [, number, title] = titleLine.exec(text) ?? [];
  const [, status, date, note = ''] = statusLine.exec(text) ?? [];
  if (title === undefined || status === undefined) {
    throw new Error(`${file} needs a title and a line "Status: accepted · YYYY-MM-DD".`);
  }
  return `| ${number} | [${title}](${file}) | ${status}${note.replace(' · ', '; ')} | ${date} |`;
}
