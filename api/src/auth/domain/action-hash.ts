import { createHash } from 'node:crypto';
import type { CalledEndpoint } from '../../access/caller.ts';

export function hashAction({ name, input }: CalledEndpoint): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, input], sortFields))
    .digest();
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
