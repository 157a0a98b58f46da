import { BenchFailure } from '../bench-failure.mjs';

/**
 * Signs in as the hotel admin of the demo data and gives the access token.
 * @param {string} url
 */
export async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr_email: 'admin@seaview.test', usr_password: 'Demo1234' }),
  });
  const { result } = await answer.json();
  if (!answer.ok) throw new BenchFailure(`Signing in answered ${answer.status}.`);
  return String(result.accessToken);
}
