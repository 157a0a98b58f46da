import { readFileSync } from 'node:fs';
import { root, workspaceFolders } from '../project.mjs';
import { findMessageProblems } from './commit-message.mjs';
import { readBranchMessages } from './read-commits.mjs';

// Git passes a hook the message's file, which includes comments.
const [file] = process.argv.slice(2);
const messages = file ? [readFileSync(file, 'utf8').replace(/^#.*\n?/gm, '')] : readBranchMessages(root);
for (const message of messages.filter((text) => !/^(?:Merge |Revert "|(?:fixup|squash)! )/.test(text))) {
  const problems = findMessageProblems(message, workspaceFolders());
  if (problems.length === 0) continue;
  console.error([message.trim().split('\n')[0], ...problems.map((problem) => `  ${problem}`)].join('\n'));
  process.exitCode = 1;
}
