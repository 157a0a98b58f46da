import { createServer } from 'node:http';
import { openVerifier } from './verify-token.mjs';

/** @typedef {{ id: number, name: string, booked_by: number | null }} Treatment */

/**
 * A service with the treatments of each hotel in memory.
 * @param {{ suite: string, alias?: string }} settings
 */
export function createSpaService({ suite, alias = 'spa' }) {
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

  return createServer(async (request, response) => {
    /** @param {number} status @param {object} body */
    const send = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { pathname } = new URL(request.url ?? '/', 'http://service');
    if (pathname === '/health') return send(200, { status: 'ok' });

    const caller = await verify(request.headers.authorization).catch(() => null);
    if (caller === null) return send(401, { message: 'The token is missing or not valid.' });
    const treatments = treatmentsOf(caller.tenant_id);
    if (request.method === 'GET' && pathname === '/treatments') return send(200, treatments);

    const [, id] = /^\/treatments\/(\d+)\/booking$/.exec(pathname) ?? [];
    const treatment = treatments.find((one) => String(one.id) === id);
    if (request.method !== 'POST' || !treatment) return send(404, { message: 'There is nothing here.' });
    if (!caller.permissions.includes('hotel_checkins_create')) {
      return send(403, { message: 'You do not have permission to book treatments.' });
    }
    treatment.booked_by = caller.user_id;
    return send(200, treatment);
  });
}

if (import.meta.filename === process.argv[1]) {
  const { SUITE_URL = 'http://localhost:3000', PORT = '4100' } = process.env;
  createSpaService({ suite: SUITE_URL }).listen(Number(PORT), () => console.log(`Listening on port ${PORT}`));
}
