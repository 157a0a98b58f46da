import type { AuthProvider } from 'react-admin';
import { callApi } from './call-api.ts';

interface Profile {
  user_id: number;
  usr_firstname: string;
  usr_lastname: string;
}

/** A session in a cookie that scripts cannot read: the first call that is refused says that it has ended. */
export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    const body = JSON.stringify({ usr_email: username, usr_password: password });
    await callApi('/auth/login', { method: 'POST', body });
  },
  async logout() {
    await callApi('/auth/logout', { method: 'POST' }).catch(() => undefined);
  },
  checkAuth: () => Promise.resolve(),
  checkError: ({ status }: { status: number }) =>
    status === 401 ? Promise.reject(new Error('Signed out')) : Promise.resolve(),
  async getIdentity() {
    const user = await callApi<Profile>('/auth/user-profile');
    return { id: user.user_id, fullName: `${user.usr_firstname} ${user.usr_lastname}` };
  },
};
