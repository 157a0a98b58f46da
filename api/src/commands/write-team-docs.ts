import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderTeamDocs } from '../http/team-docs/render-team-docs.ts';
import { teamDocsFolder } from '../http/team-docs/team-docs.routes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

await rm(teamDocsFolder, { recursive: true, force: true });
await mkdir(teamDocsFolder, { recursive: true });
for (const [name, html] of await renderTeamDocs(join(root, 'docs')))
  await writeFile(join(teamDocsFolder, name), html);
await copyFile(join(root, 'api/src/http/team-docs/team-docs.css'), join(teamDocsFolder, 'team-docs.css'));
