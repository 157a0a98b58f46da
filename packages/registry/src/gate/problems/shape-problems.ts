import { checkRelease, type Release } from '@suite/descriptor';
import type { GateCode, GateProblem } from '../gate-problem.ts';

export function readShape(value: unknown): { release: Release } | { problems: GateProblem[] } {
  const checked = checkRelease(value);
  if (checked.ok) return { release: checked.value };
  return {
    problems: checked.problems.map(({ field, message }) => ({
      code: codeOf(field),
      message: `${message}: ${remedyFor(field)}.`,
      field,
    })),
  };
}

function codeOf(field: string): GateCode {
  if (isOf('descriptor', field)) return 'descriptor';
  if (isOf('files', field) || isOf('entry', field) || isOf('preload', field)) return 'file-list';
  return isOf('shared', field) ? 'shared-range' : 'release-file';
}

function isOf(name: string, field: string): boolean {
  return field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`);
}

function remedyFor(field: string): string {
  if (isOf('descriptor', field)) return 'correct remote.json and build again';
  if (isOf('version', field)) return 'correct the version in package.json and build again';
  return 'build again with remoteConfig() and release what it wrote';
}
