import { hashing } from './hashing/hashing-pool.ts';

const cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };

let decoyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hashing.hash(password, cost);
}

/** Takes the same time for a missing hash as for a wrong password. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('the password of no account').catch((error: unknown) => {
    // Hashing was refused under load; the next caller retries.
    decoyHash = undefined;
    throw error;
  });
  const matches = await hashing.verify(stored ?? (await decoyHash), password);
  return matches && stored !== undefined;
}
