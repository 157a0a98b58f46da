import type { Database } from '@suite/database';
import { releaseId, type Release } from '@suite/descriptor';
import { RegistryError } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { releaseRefusal } from '../gate/gate-refusal.ts';
import { menuClashes } from '../gate/problems/menu-clashes.ts';
import { permissionProblems } from '../gate/problems/permission-problems.ts';
import { reservedProblems, routeClashes } from '../gate/problems/route-problems.ts';
import { readShape } from '../gate/problems/shape-problems.ts';
import { textClashes } from '../gate/problems/text-clashes.ts';
import { listLiveReleases } from '../releases.repository.ts';

/** Checks that it is compatible with the live releases; its size and shared modules do not matter. */
export async function readOverrideRelease(
  { database, host }: { database: Database; host: GateHost },
  remote: string,
  value: unknown,
): Promise<{ release: string; manifest: Release }> {
  const shape = readShape(value);
  const manifest = 'release' in shape ? shape.release : undefined;
  if (!manifest) throw refusalOf('problems' in shape ? shape.problems : []);
  if (manifest.name !== remote) {
    const message = `This release.json is of ${manifest.name}, not of ${remote}. Serve ${remote} at this address.`;
    throw new RegistryError(400, 'VALIDATION_ERROR', message);
  }
  const others = (await listLiveReleases(database)).filter((live) => live.remote !== remote);
  const refusal = releaseRefusal([
    ...reservedProblems(manifest, host),
    ...permissionProblems(manifest, host),
    ...routeClashes(manifest, others),
    ...menuClashes(manifest, others),
    ...textClashes(manifest, others, host),
  ]);
  if (refusal) throw refusal;
  return { release: await releaseId(manifest), manifest };
}

function refusalOf(problems: Parameters<typeof releaseRefusal>[0]): RegistryError {
  const empty = new RegistryError(
    400,
    'VALIDATION_ERROR',
    'release is empty. Send the release.json of the build.',
  );
  return releaseRefusal(problems) ?? empty;
}
