import { signIn } from '../api/sign-in.mjs';
import { BenchFailure } from '../bench-failure.mjs';
import { fineMilliseconds } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { startServer } from '../processes/start-server.mjs';

const tries = 500;
/** More wrong passwords within five minutes would be refused unread. */
const triesPerAccount = 25;

/**
 * @typedef {object} Call
 * @property {string} name
 * @property {string} path
 * @property {object} body besides the address
 * @property {Record<string, string>} [headers]
 * @property {number} status
 */

/** @type {Call[]} */
const publicCalls = [
  { name: 'sign-in', path: '/auth/login', body: { usr_password: 'Wrong-password-1' }, status: 401 },
  { name: 'forgotten password', path: '/auth/forgot-password', body: {}, status: 200 },
];

/** Whose admin adds staff. */
const ownDomain = '@seaview.test';

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1)} %`;

/**
 * Whether the time of an answer tells an address that has an account from one that has none.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureAccounts() {
  console.log('\nAccounts: starting a server …');
  const server = await startServer({ TRUST_PROXY: 'true' });
  const known = await listAddresses(server.url);
  const calls = [...publicCalls, await addStaffCall(server.url)];
  const measured = [];
  for (const call of calls) {
    console.log(`Accounts: ${call.name}, ${tries} tries of each kind …`);
    const addresses = call.headers ? known.filter((address) => !address.endsWith(ownDomain)) : known;
    const times = await measureCall(server.url, call, addresses);
    const [one, other] = [median(times.known), median(times.unknown)];
    measured.push({ name: call.name, ...times, difference: Math.abs(one - other) / Math.min(one, other) });
  }
  await server.stop();
  return {
    name: 'accounts',
    title: `Known against unknown addresses, ${tries} tries of each`,
    tables: [
      {
        title: 'Time of an answer',
        columns: ['', 'known, median', 'unknown, median', 'known, p95', 'unknown, p95', 'medians differ by'],
        rows: measured.map(({ name, known: one, unknown: other, difference }) => [
          name,
          fineMilliseconds(median(one)),
          fineMilliseconds(median(other)),
          fineMilliseconds(quantile(one, 0.95)),
          fineMilliseconds(quantile(other, 0.95)),
          percent(difference),
        ]),
      },
    ],
    wanted: measured.map(({ name, difference }) =>
      atMost(`${name}: known against unknown`, difference, 0.05, percent),
    ),
    notes: [
      'One call after the other, known and unknown in turn, each from an address of its own. The first 20 of each are not counted.',
    ],
    figures: { tries, measured },
  };
}

/**
 * Adding staff to a hotel by its admin, with addresses of other hotels' people.
 * @param {string} url
 * @returns {Promise<Call>}
 */
async function addStaffCall(url) {
  const headers = { authorization: `Bearer ${await signIn(url)}` };
  const answer = await fetch(`${url}/api/hotel/roles`, { headers });
  const { result } = await answer.json();
  /** @type {{ id: number, role_name: string }[]} */
  const roles = result.roles;
  const role_ids = roles.filter(({ role_name }) => role_name === 'Staff').map(({ id }) => id);
  const body = { usr_firstname: 'Nora', usr_lastname: 'Quist', position: 'Clerk', role_ids };
  return { name: 'adding staff', path: '/hotel/staff', body, headers, status: 201 };
}

/** @param {string} url */
async function listAddresses(url) {
  const headers = { authorization: `Bearer ${await signIn(url, 'superadmin@demo.test')}` };
  /** @type {string[]} */
  const addresses = [];
  for (let page = 1; addresses.length * triesPerAccount < tries + 20 && page < 20; page += 1) {
    const answer = await fetch(`${url}/api/hotel/staff?limit=100&page=${page}`, { headers });
    const { result } = await answer.json();
    /** @type {{ usr_email: string, is_active: boolean }[]} */
    const staff = result.staff;
    addresses.push(...staff.filter(({ is_active }) => is_active).map(({ usr_email }) => usr_email));
  }
  if (addresses.length * triesPerAccount < tries + 20) {
    throw new BenchFailure(
      `The demo data has ${addresses.length} active members of staff, which are too few.`,
    );
  }
  return addresses;
}

/**
 * @param {string} url
 * @param {Call} call
 * @param {string[]} known
 */
async function measureCall(url, { path, body, headers, status }, known) {
  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] };
  // As often tried as the known one; but whom a hotel has added is known to it from then on.
  const unknownAddress = (/** @type {string} */ address, /** @type {number} */ nth) =>
    headers ? `x${nth + 100}${address}` : `x${address.slice(1)}`;
  for (let nth = -20; nth < tries; nth += 1) {
    const address = known[(nth + 20) % known.length] ?? '';
    // Neither always first.
    const pair = [
      { kind: /** @type {const} */ ('known'), usr_email: address },
      { kind: /** @type {const} */ ('unknown'), usr_email: unknownAddress(address, nth) },
    ];
    if (nth % 2 === 0) pair.reverse();
    for (const { kind, usr_email } of pair) {
      const number = (nth + 20) * 2 + (kind === 'known' ? 0 : 1);
      const began = performance.now();
      const answer = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'x-forwarded-for': `10.${status % 256}.${number >> 8}.${number & 255}`,
        },
        body: JSON.stringify({ usr_email, ...body }),
      });
      await answer.text();
      const took = performance.now() - began;
      if (answer.status !== status) throw new BenchFailure(`${path} answered ${answer.status}.`);
      if (nth >= 0) times[kind].push(took);
    }
  }
  return times;
}
