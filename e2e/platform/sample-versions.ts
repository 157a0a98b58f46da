import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { run } from '../suite/run.ts';
import { repository, type Suite } from '../suite/start-suite.ts';
import { buildFixture, renameVersion } from './remote-workshop.ts';

const tools = path.join(repository, 'packages/release-tools/dist/cli.js');

export async function buildSample(version: string): Promise<string> {
  const built = await buildFixture('mf-sample');
  return renameVersion(built, version, { from: 'Sample, as released', to: `Sample, ${version}` });
}

export async function publishSample(suite: Suite, from: string): Promise<void> {
  const token = path.join(suite.dataDir, 'release-token');
  const where = ['--registry', suite.url, '--token-file', token];
  await run(process.execPath, [tools, 'publish', 'mf-sample', ...where], from);
}

export async function grantSample(suite: Suite, url: string): Promise<{ id: number; grant: string }> {
  const token = (await readFile(path.join(suite.dataDir, 'release-token'), 'utf8')).trim();
  const answer = await fetch(`${suite.url}/platform/overrides`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'mf-sample', url }),
  });
  const { result, message } = (await answer.json()) as {
    result?: { id: number; grant: string };
    message: string;
  };
  if (!result) throw new Error(`No override was granted: ${message}`);
  return result;
}
