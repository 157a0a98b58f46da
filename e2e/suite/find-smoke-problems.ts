import path from 'node:path';
import { test, type Browser } from '@playwright/test';
import { fetchOpenApi, readLocalRelease, runSmoke, smokeReleaseOf } from '@suite/release-tools';
import { productVisits } from './product-visits.ts';
import { repository } from './start-suite.ts';

export async function findSmokeProblems(remote: string, browser: Browser, url: string) {
  const openApi = await fetchOpenApi(url);
  const dist = path.join(repository, remote, 'dist');
  const release = await smokeReleaseOf(await readLocalRelease(remote, dist));
  const visits = productVisits.filter((visit) => visit.remote === remote);
  const runs = visits.map(async ({ permissions }) => {
    const title = permissions?.join('-') ?? 'everything';
    const { findings } = await runSmoke(release, {
      browser,
      url,
      openApi,
      pictures: test.info().outputPath(title),
      ...(permissions && { permissions }),
    });
    return findings.map((finding) => ({ ...finding, permissions }));
  });
  return { visits: visits.length, findings: (await Promise.all(runs)).flat() };
}
