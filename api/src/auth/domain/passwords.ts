import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };

// Compared against when there is no such account, so that both answers take the same time.
let hashOfNobody: Promise<string> | undefined;

/** An argon2id hash with its own salt and parameters inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** False for a wrong password and, after the same amount of work, for a missing hash. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await hashOfNobody), password);
  return matches && stored !== undefined;
}
