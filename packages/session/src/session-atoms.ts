import type { UserProfile } from '@suite/contracts/auth';
import { atom } from 'jotai';

/**
 * What the browser knows of the session. `checking` until the server has answered;
 * `user` is the server's answer and never the stored hint.
 */
export type Session =
  | { status: 'checking'; user: null }
  | { status: 'signed-in'; user: UserProfile }
  | {
      status: 'signed-out';
      user: null;
      /** They left by themselves: where they were is not where they want to go next. */
      isChosen?: true;
      /** They were signed in until the server ended the session. */
      hasEnded?: boolean;
    };

export const sessionAtom = atom<Session>({ status: 'checking', user: null });

export const permissionsAtom = atom((get): readonly string[] => {
  const { user } = get(sessionAtom);
  return user ? user.permissions.map((permission) => permission.permission_name) : [];
});
