import { sql, type Database } from '@suite/database';
import type { SmokeRunReport } from '@suite/descriptor';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseKey } from '../release-key.ts';

export async function requirePlatformRun(tx: Database, { remote, release }: ReleaseKey): Promise<void> {
  const [found] = await tx.query<{ run: SmokeRunReport | null }>(sql`
    select platform_smoke_run as run from releases where remote = ${remote} and release = ${release}`);
  const name = `${remote} ${release}`;
  if (!found?.run) {
    const message = `${name} is waiting for the platform's smoke run. Promote it when that has ended; the page Releases and the command status show it.`;
    throw new RegistryError(409, 'CONFLICT', message, [{ field: 'smoke-run-pending', message }]);
  }
  const { outcome, findings, messages = [] } = found.run;
  if (outcome !== 'refused') return;
  throw new RegistryError(
    409,
    'CONFLICT',
    `${name} does not pass the platform's smoke run. Mend what it found, and publish the next build.`,
    findings.map((field, index) => ({ field, message: messages[index] ?? field })),
  );
}
