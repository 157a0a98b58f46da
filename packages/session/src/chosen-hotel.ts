import type { UserProfile } from '@suite/contracts/auth';
import { seesEveryHotel } from '@suite/contracts/permissions';
import { atom, useAtom } from 'jotai';
import { sessionAtom } from './session-atoms.ts';

interface HotelChoice {
  user_id: number;
  hotelId: number | null;
}

const madeChoiceAtom = atom<HotelChoice | null>(null);
const keyOf = (user_id: number) => `suite:hotel:${user_id}`;

/** Returns true for users who can access all hotels and belong to none; they work on one hotel at a time. */
export function choosesHotel(user: UserProfile | null): boolean {
  return user?.hotelId === null && seesEveryHotel(user);
}

/** Is null if no hotel is chosen. The choice is stored in this browser per user; an open tab keeps its own. */
export const chosenHotelAtom = atom(
  (get): number | null => {
    const { user } = get(sessionAtom);
    const choice = get(madeChoiceAtom);
    if (user === null || !choosesHotel(user)) return null;
    return choice?.user_id === user.user_id ? choice.hotelId : readStoredHotel(user.user_id);
  },
  (get, set, hotelId: number | null) => {
    const { user } = get(sessionAtom);
    if (user === null || !choosesHotel(user)) return;
    storeHotel(user.user_id, hotelId);
    set(madeChoiceAtom, { user_id: user.user_id, hotelId });
  },
);

export function useChosenHotel(): [hotelId: number | null, choose: (hotelId: number | null) => void] {
  return useAtom(chosenHotelAtom);
}

function readStoredHotel(user_id: number): number | null {
  try {
    const hotelId = Number(localStorage.getItem(keyOf(user_id)));
    return Number.isSafeInteger(hotelId) && hotelId > 0 ? hotelId : null;
  } catch {
    return null;
  }
}

function storeHotel(user_id: number, hotelId: number | null): void {
  try {
    if (hotelId === null) localStorage.removeItem(keyOf(user_id));
    else localStorage.setItem(keyOf(user_id), String(hotelId));
  } catch {
    // Without storage, the choice applies until the page is left.
  }
}
