import { BenchFailure } from '../bench-failure.mjs';

/**
 * Signs in as a user of the demo data, by default the hotel admin, and gives the access token.
 * @param {string} url
 */
export async function signIn(url, usr_email = 'admin@seaview.test') {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr_email, usr_password: 'Demo1234' }),
  });
  const { result } = await answer.json();
  if (!answer.ok) throw new BenchFailure(`Signing in answered ${answer.status}.`);
  return String(result.accessToken);
}
