import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { committedReports, reportDifferences } from './api-reports.mjs';
import { stageFolder } from './sdk-packages.mjs';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    reports: { type: 'string', default: committedReports },
  },
});
const { write: isWriting, reports: reportFolder } = values;

if (!existsSync(stageFolder)) {
  console.error('The packages are not built yet: npm run build -w @suite/sdk.');
  process.exit(1);
}

const differences = reportDifferences({ isWriting, reportFolder });
for (const { report, name, change } of differences) console.log(`${change}  ${report}  ${name}`);
if (differences.length > 0 && !isWriting) {
  console.error(
    'What teams can import differs from packages/sdk/reports. If that is meant: npm run sdk:report -- --write, and npm run changeset.',
  );
  process.exitCode = 1;
}
