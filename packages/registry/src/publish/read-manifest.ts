import { checkRelease, type Release } from '@suite/descriptor';
import { RegistryError } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { releaseRefusal } from '../gate/gate-refusal.ts';
import { permissionProblems } from '../gate/problems/permission-problems.ts';
import { reservedProblems } from '../gate/problems/route-problems.ts';

export function readManifest(text: string, host: GateHost): Release {
  const checked = checkRelease(parse(text));
  if (!checked.ok) {
    const { problems } = checked;
    const message = `release.json is not acceptable: ${problems[0]?.message ?? 'it is empty'}. Correct it, build again and publish again.`;
    throw new RegistryError(400, 'VALIDATION_ERROR', message, problems);
  }
  const { value: release } = checked;
  const refusal = releaseRefusal([...reservedProblems(release, host), ...permissionProblems(release, host)]);
  if (refusal) throw refusal;
  return release;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegistryError(
      400,
      'VALIDATION_ERROR',
      'The part "release" is not JSON. Send the release.json of the build.',
    );
  }
}
