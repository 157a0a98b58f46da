import { hashing } from './hashing/hashing-pool.ts';

const cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };

// Compared against when there is no such account, so that both answers take the same time.
let decoyHash: Promise<string> | undefined;

/** An argon2id hash with its own salt and parameters inside. */
export function hashPassword(password: string): Promise<string> {
  return hashing.hash(password, cost);
}

/** False for a wrong password and, after the same amount of work, for a missing hash. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('the password of no account').catch((error: unknown) => {
    // Refused while too many wait: made by the next who needs it.
    decoyHash = undefined;
    throw error;
  });
  const matches = await hashing.verify(stored ?? (await decoyHash), password);
  return matches && stored !== undefined;
}
