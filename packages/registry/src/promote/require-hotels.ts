import { RegistryError } from '../errors/registry-error.ts';

/** Tells which of these hotels there are. */
export type FindHotels = (ids: readonly number[]) => Promise<readonly number[]>;

/** @throws RegistryError 404 that names the hotels that the host does not have */
export async function requireHotels(
  hotels: readonly number[],
  findHotels: FindHotels | undefined,
): Promise<void> {
  if (!findHotels) return;
  const known = await findHotels(hotels);
  const unknown = hotels.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  const message =
    unknown.length === 1
      ? `There is no hotel ${unknown[0]}.`
      : `There are no hotels ${unknown.slice(0, -1).join(', ')} and ${unknown.at(-1)}.`;
  throw new RegistryError(404, 'NOT_FOUND', message);
}
