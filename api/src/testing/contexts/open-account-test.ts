import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../create-test-app.ts';

export type Headers = Record<string, string>;
type Call = (headers: Headers, payload?: object) => Promise<LightMyRequestResponse>;

export interface AccountTest extends TestApp {
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    headers?: Headers,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  change: Call;
  login(usr_email: string, usr_password: string, headers?: Headers): Promise<LightMyRequestResponse>;
  mailsTo(recipient: string): Promise<{ subject: string; text: string }[]>;
  codeTo(recipient: string): Promise<string>;
}

export function sessionOf(answer: LightMyRequestResponse): Headers {
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, origin: 'http://localhost:3000' };
}

export async function openAccountTest(environment: Record<string, string> = {}): Promise<AccountTest> {
  const server = await createTestApp(environment);
  const call: AccountTest['call'] = (method, path, headers = {}, payload) => {
    const options: InjectOptions = { method, url: `/api${path}`, headers };
    return server.app.inject(payload ? { ...options, payload } : options);
  };
  const mailsTo = (recipient: string) =>
    server.database.query<{ subject: string; text: string }>(sql`
      select subject, body_text as text from emails where recipient = ${recipient} order by id`);
  return {
    ...server,
    call,
    mailsTo,
    change: (headers, payload) => call('PATCH', '/auth/user-profile', headers, payload ?? {}),
    login: (usr_email, usr_password, headers) =>
      call('POST', '/auth/login', headers, { usr_email, usr_password }),
    async codeTo(recipient) {
      const codes = (await mailsTo(recipient)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
      const code = codes.at(-1);
      if (!code) throw new Error(`No code was mailed to ${recipient}`);
      return code;
    },
  };
}

export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
