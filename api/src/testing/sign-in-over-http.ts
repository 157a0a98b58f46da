import { testPassword } from './create-test-app.ts';

export async function signInOverHttp(
  url: string,
  usr_email: string,
  usr_password = testPassword,
): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr_email, usr_password }),
  });
  if (answer.status !== 200) throw new Error(`${usr_email} could not sign in: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
  return { cookie: cookie.join('; '), origin: url };
}

export async function whoIs(url: string, headers: Record<string, string>): Promise<string | number> {
  const answer = await fetch(`${url}/api/auth/user-profile`, { headers });
  const { result } = (await answer.json()) as { result?: { usr_email: string } };
  return result?.usr_email ?? answer.status;
}
