import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionFolder, formatDecisionIndex } from './decision-index.mjs';

writeFileSync(join(decisionFolder, 'README.md'), formatDecisionIndex());
