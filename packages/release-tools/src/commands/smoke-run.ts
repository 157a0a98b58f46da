import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CliContext } from '../read-arguments.ts';
import type { Registry } from '../registry/call-registry.ts';
import { putSmokeRun } from '../registry/registry-client.ts';
import { ReleaseFailure } from '../release-failure.ts';
import { openChromium } from '../smoke/open-chromium.ts';
import { fetchOpenApi, runSmoke, type SmokeRun } from '../smoke/run-smoke.ts';
import { isNote, isRefused, type SmokeFinding } from '../smoke/smoke-finding.ts';
import { HungPage, ShellFailure } from '../smoke/smoke-page.ts';
import type { SmokeRelease } from '../smoke/smoke-release.ts';
import { formatElapsed, type Print } from './report.ts';

const maxMessageLength = 250;

interface SmokeContext {
  registry: Registry;
  environment: CliContext['environment'];
  print: Print;
}

/** Returns null if no run was possible, after printing the reason. */
export async function makeSmokeRun(
  release: SmokeRelease,
  { registry: { url }, environment, print }: SmokeContext,
): Promise<SmokeRun | null> {
  const browser = await openChromium(environment);
  if ('missing' in browser) {
    print(`The smoke run was not made: ${browser.missing}`);
    return null;
  }
  const start = performance.now();
  const pictures = await mkdtemp(join(tmpdir(), 'suite-smoke-run-'));
  try {
    const run = await runSmoke(release, { browser, url, openApi: await fetchOpenApi(url), pictures });
    const { outcome, findings, routes } = run;
    print(`The smoke run of ${routes.join(', ')} ${outcome} in ${formatElapsed(start)}`);
    for (const finding of findings)
      if (!isRefused(finding)) print(`${isNote(finding) ? '-' : '!'} ${sentenceOf(finding)}`);
    return run;
  } catch (error) {
    if (!(error instanceof ShellFailure || error instanceof HungPage)) throw error;
    print(`The smoke run was not made: ${error.message}`);
    return null;
  } finally {
    await browser.close();
    // rmdir fails for a folder with pictures, which stays because findings refer to them.
    await rmdir(pictures).catch(() => undefined);
  }
}

/** @throws ReleaseFailure for findings that affect the shell or other remotes */
export function requirePassed({ manifest, release }: SmokeRelease, run: SmokeRun | null): void {
  if (run?.outcome !== 'refused') return;
  throw new ReleaseFailure(
    `${manifest.name} ${release} does not pass the smoke run.`,
    run.findings
      .filter((finding) => !isNote(finding))
      .map((finding) => ({ field: finding.code, message: sentenceOf(finding) })),
  );
}

export async function recordSmokeRun(
  registry: Registry,
  { manifest, release }: SmokeRelease,
  run: SmokeRun | null,
): Promise<void> {
  if (!run) return;
  const { outcome, findings } = run;
  await putSmokeRun(
    registry,
    { remote: manifest.name, release },
    {
      outcome,
      findings: findings.map(({ code }) => code),
      messages: findings.map(({ message }) => message.slice(0, maxMessageLength)),
    },
  );
}

const sentenceOf = ({ message, picture }: SmokeFinding) =>
  picture === undefined ? message : `${message} Picture: ${picture}`;
