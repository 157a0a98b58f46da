import {
  checkRelease,
  routesOverlap,
  unknownPermissions,
  type Problem,
  type Release,
} from '@suite/remote-kit/descriptor';
import { RegistryError } from '../errors/registry-error.ts';

/** What the host lets a remote ask for. */
export interface HostRules {
  permissionNames: readonly string[];
  /** Routes that are the host's own. */
  reservedPaths: readonly string[];
}

/** Reads the `release` part. @throws RegistryError that lists everything wrong with it */
export function readManifest(text: string, rules: HostRules): Release {
  const checked = checkRelease(parse(text));
  const problems = checked.ok ? hostProblems(checked.value, rules) : checked.problems;
  if (checked.ok && problems.length === 0) return checked.value;
  throw new RegistryError(
    400,
    'VALIDATION_ERROR',
    `release.json is not acceptable: ${problems[0]?.message ?? 'it is empty'}. Mend it, build again and publish again.`,
    problems,
  );
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

function hostProblems({ descriptor }: Release, { permissionNames, reservedPaths }: HostRules): Problem[] {
  const taken = descriptor.routes.flatMap(({ path }, index) => {
    const reserved = reservedPaths.find((other) => routesOverlap(path, other));
    if (reserved === undefined) return [];
    return [
      {
        field: `descriptor.routes[${index}].path`,
        message: `The path ${path} belongs to the host (${reserved})`,
      },
    ];
  });
  const unknown = unknownPermissions(descriptor, permissionNames);
  return [...taken, ...unknown.map(({ field, message }) => ({ field: `descriptor.${field}`, message }))];
}
