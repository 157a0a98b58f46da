import { createServer } from 'node:http';
import { openVerifier } from './verify-token.mjs';

/** @typedef {{ id: number, name: string, booked_by: number | null }} Treatment */
/** @typedef {(status: number, body: object) => void} Send */

/** Users need one of these permissions; remote.json requires the same for the pages. */
const readers = ['manage_hotel', 'hotel_checkins_create'];

/**
 * Creates a service that stores each hotel's treatments in memory.
 * @param {{ suite: string, alias?: string }} settings
 */
export function createService({ suite, alias = 'spa' }) {
  const verify = openVerifier({ suite, alias });
  /** @type {Map<number | null, Treatment[]>} */
  const byTenant = new Map();
  /** @param {number | null} tenant_id */
  const treatmentsOf = (tenant_id) => {
    const known =
      byTenant.get(tenant_id) ?? ['Massage', 'Sauna'].map((name, id) => ({ id, name, booked_by: null }));
    byTenant.set(tenant_id, known);
    return known;
  };

  /** @param {import('node:http').IncomingMessage} request @param {Send} send */
  async function answer({ method, url = '/', headers }, send) {
    const { pathname } = new URL(url, 'http://service');
    if (pathname === '/health') return send(200, { status: 'ok' });

    const caller = await verify(headers.authorization).catch(reportRefusal);
    if (!caller) return send(401, { message: 'The service could not verify who you are. Please try again.' });
    if (!caller.permissions.some((name) => readers.includes(name)))
      return send(403, { message: 'You do not have permission to see treatments.' });
    const treatments = treatmentsOf(caller.tenant_id);
    if (method === 'GET' && pathname === '/treatments') return send(200, treatments);

    const [, id] = /^\/treatments\/(\d+)\/booking$/.exec(pathname) ?? [];
    const treatment = treatments.find((one) => String(one.id) === id);
    if (!treatment || (method !== 'POST' && method !== 'DELETE'))
      return send(404, { message: 'There is no such treatment.' });
    if (!caller.permissions.includes('hotel_checkins_create')) {
      return send(403, { message: 'You do not have permission to book treatments.' });
    }
    if (treatment.booked_by !== null && treatment.booked_by !== caller.user_id)
      return send(409, { message: `${treatment.name} is booked by another user.` });
    treatment.booked_by = method === 'POST' ? caller.user_id : null;
    return send(200, treatment);
  }

  return createServer((request, response) => {
    /** @type {Send} */
    const send = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    answer(request, send).catch((error) => {
      console.error(error);
      send(500, { message: 'The service failed. Please try again.' });
    });
  });
}

/** Logs refusals for the service's operator; the usual cause is a wrong SUITE_URL. @param {Error} error */
function reportRefusal({ message }) {
  console.warn(`A call was refused: ${message}`);
}

if (import.meta.filename === process.argv[1]) {
  const { SUITE_URL = 'http://localhost:3000', PORT = '4100' } = process.env;
  const server = createService({ suite: new URL(SUITE_URL).origin });
  server.listen(Number(PORT), () => console.log(`Listening on port ${PORT} for ${SUITE_URL}`));
  process.once('SIGTERM', () => server.close());
}
