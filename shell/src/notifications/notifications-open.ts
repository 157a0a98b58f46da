import { atom } from 'jotai';

/** Whether the notifications are open; the bell opens them. */
export const notificationsOpenAtom = atom(false);
