import type { UserProfile } from '@suite/contracts/auth';
import { atom } from 'jotai';

/** `checking` lasts until the server has responded; `user` never comes from the stored hint. */
export type Session =
  | { status: 'checking'; user: null }
  | { status: 'signed-in'; user: UserProfile }
  | {
      status: 'signed-out';
      user: null;
      /** The user has signed out deliberately, so the next sign-in does not return to the last page. */
      isChosen?: true;
      hasEnded?: boolean;
    };

export const sessionAtom = atom<Session>({ status: 'checking', user: null });

export const permissionsAtom = atom((get): readonly string[] => {
  const { user } = get(sessionAtom);
  return user ? user.permissions.map((permission) => permission.permission_name) : [];
});
