import { signIn } from '../api/sign-in.mjs';
import { newBooking } from './write-bookings.mjs';

/** @typedef {{ name: string, weight: number, status: number, send: () => Promise<Response> }} MixedCall */

const accounts = {
  admin: 'admin@seaview.test',
  superAdmin: 'superadmin@demo.test',
  staff: 'staff@seaview.test',
};
/** Access tokens are renewed before they end. */
const tokenMs = 4 * 60_000;
const maxLinks = 500;

/**
 * Lists calls of staff, guests and a Super Admin with their relative frequencies.
 * @param {string} url of a server with `TRUST_PROXY=true`
 * @returns {MixedCall[]}
 */
export function mixedCalls(url) {
  const tokenOf = tokens(url);
  /** @type {string[]} */
  const links = [];
  let calls = 0;
  const headers = () => {
    calls += 1;
    return { 'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}` };
  };
  const get = async (/** @type {string} */ path, /** @type {keyof typeof accounts} */ who) =>
    fetch(`${url}${path}`, { headers: { ...headers(), authorization: `Bearer ${await tokenOf(who)}` } });
  const post = async (/** @type {string} */ path, /** @type {object} */ body, authorization = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    });
  const book = async () => {
    const booking = newBooking();
    const answer = await post('/api/bookings', booking, `Bearer ${await tokenOf('admin')}`);
    if (answer.ok) links.push(booking.verification_token);
    if (links.length > maxLinks) links.shift();
    return answer;
  };
  const openLink = async () => {
    const link = links[Math.floor(Math.random() * links.length)];
    if (link === undefined) return book();
    return fetch(`${url}/api/getuser_by_token/${link}`, { headers: headers() });
  };
  const ok = { status: 200 };
  return [
    { ...ok, name: 'bookings', weight: 20, send: () => get('/api/bookings?page=1&limit=10', 'staff') },
    {
      ...ok,
      name: 'search',
      weight: 10,
      send: () => get('/api/bookings?page=1&limit=10&search=ada', 'admin'),
    },
    { ...ok, name: 'dashboard', weight: 10, send: () => get('/api/dashboard', 'admin') },
    { ...ok, name: 'staff', weight: 5, send: () => get('/api/hotel/staff?page=1&limit=10', 'admin') },
    { ...ok, name: 'hotels', weight: 5, send: () => get('/api/hotel/list?page=1&limit=10', 'superAdmin') },
    { ...ok, name: 'document', weight: 20, send: () => get('/platform/remotes', 'staff') },
    { ...ok, name: 'page', weight: 10, send: () => fetch(`${url}/`, { headers: headers() }) },
    { name: 'booking', weight: 10, status: 201, send: book },
    { ...ok, name: 'link', weight: 9, send: openLink },
    {
      ...ok,
      ...{ name: 'sign-in', weight: 1 },
      send: () => post('/api/auth/login', { usr_email: accounts.staff, usr_password: 'Demo1234' }),
    },
  ];
}

/**
 * @param {readonly MixedCall[]} calls
 * @param {number} at from 0 to 1
 */
export function pickCall(calls, at) {
  let left = at * calls.reduce((sum, { weight }) => sum + weight, 0);
  return calls.find(({ weight }) => (left -= weight) < 0) ?? calls[0];
}

/** @param {string} url */
function tokens(url) {
  /** @type {Map<string, { at: number, token: Promise<string> }>} */
  const known = new Map();
  return (/** @type {keyof typeof accounts} */ who) => {
    const held = known.get(who);
    if (held && Date.now() - held.at < tokenMs) return held.token;
    const token = signIn(url, accounts[who]);
    known.set(who, { at: Date.now(), token });
    return token;
  };
}
