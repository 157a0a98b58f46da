import type { PageKey } from '../../languages/page/page-catalog.ts';
import type { Say } from './use-words.ts';

export const roomKeys: Readonly<Record<string, PageKey>> = {
  Standard: 'roomStandard',
  Single: 'roomSingle',
  Double: 'roomDouble',
  Triple: 'roomTriple',
  Deluxe: 'roomDeluxe',
  Family: 'roomFamily',
  Suite: 'roomSuite',
  'Executive Suite': 'roomExecutiveSuite',
  'Presidential Suite': 'roomPresidentialSuite',
};

export const guestTypeKeys: Readonly<Record<string, PageKey>> = {
  Adult: 'typeAdult',
  Child: 'typeChild',
  Infant: 'typeInfant',
};

/** Returns the name itself if a newer server sends an unknown one. */
export function wordFor(name: string, keys: Readonly<Record<string, PageKey>>, say: Say<PageKey>): string {
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined;
  return key === undefined ? name : say(key);
}
