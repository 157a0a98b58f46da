import type { FastifyReply } from 'fastify';
import type { OpenedAccount } from '../use-cases/open-account.ts';
import { getUserProfile } from '../use-cases/get-user-profile.ts';
import { setSessionCookies } from './session-cookies.ts';

export async function answerSignIn(reply: FastifyReply, opened: OpenedAccount) {
  const { accessToken, refreshToken } = opened;
  setSessionCookies(reply, { accessToken, refreshToken });
  const user = await getUserProfile(reply.server.database, opened);
  return { message: 'Login successful', result: { user, accessToken, refreshToken } };
}
