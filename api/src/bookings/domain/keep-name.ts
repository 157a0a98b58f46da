import { normalizeLine } from '@suite/contracts/forms';

/** Returns the stored name if the sent one differs only by characters that forms normalize: checks refer to it. */
export function keepName(stored: string, sent: string): string {
  return normalizeLine(stored) === sent ? stored : sent;
}
