import { RegistryError } from '../errors/registry-error.ts';
import type { Promotion } from './promotion.ts';

export type FindTenants = (ids: readonly number[]) => Promise<readonly number[]>;

/** A deleted tenant may still return to the live release. */
export async function requireTenants(
  { release, tenants = [] }: Promotion,
  findTenants: FindTenants | undefined,
): Promise<void> {
  if (!findTenants || tenants.length === 0 || release === 'live') return;
  const known = await findTenants(tenants);
  const unknown = tenants.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  const message =
    unknown.length === 1
      ? `There is no hotel ${unknown[0]}.`
      : `There are no hotels ${unknown.slice(0, -1).join(', ')} and ${unknown.at(-1)}.`;
  throw new RegistryError(404, 'NOT_FOUND', message);
}
