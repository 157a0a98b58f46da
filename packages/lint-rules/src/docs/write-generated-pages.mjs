import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionFolder, formatDecisionIndex } from './decision-index.mjs';
import { formatMenuEntries, menuEntriesFile } from './menu-entries.mjs';
import { formatRemoteJsonPage } from './remote-json-page.mjs';

writeFileSync(join(decisionFolder, 'README.md'), formatDecisionIndex());
writeFileSync(join(decisionFolder, '../teams/remote-json.md'), formatRemoteJsonPage());
writeFileSync(menuEntriesFile, formatMenuEntries());
