import { ESLint } from 'eslint';

/** Reads `[{ path, code }]` from the first argument, lints each as if it were that file, prints the broken rules. */
const texts = JSON.parse(process.argv[2] ?? '[]');
const linter = new ESLint();
const verdicts = [];
for (const { path, code } of texts) {
  const [verdict] = await linter.lintText(code, { filePath: path });
  verdicts.push(verdict?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? ['not linted']);
}
process.stdout.write(JSON.stringify(verdicts));
