import { answerParent } from './worker-answers.mjs';

/** Sends wrong sign-ins at once, each of another person from another address. Runs as a process of its own. */
answerParent(async (/** @type {SignInsOrder} */ { url, round, signIns }) => {
  /** @type {Record<string, number>} */
  const statuses = {};
  const began = performance.now();
  await Promise.all(
    Array.from({ length: signIns }, async (_, index) => {
      const address = `198.${18 + round}.${Math.floor(index / 250)}.${1 + (index % 250)}`;
      const status = await signInWrongly(url, `person${round}-${index}@demo.test`, address);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  return { ms: performance.now() - began, statuses };
});

/**
 * @param {string} url
 * @param {string} usr_email
 * @param {string} address
 */
async function signInWrongly(url, usr_email, address) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ usr_email, usr_password: 'Wrong-password-1' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** @typedef {{ url: string, round: number, signIns: number }} SignInsOrder */
