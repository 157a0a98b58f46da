import type { LightMyRequestResponse } from 'fastify';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { insertHotel, insertUser } from './insert-user.ts';
import { clientId, clientSecret, startOidcProvider } from '../processes/start-oidc-provider.ts';
import type { OidcProvider } from '../processes/start-oidc-provider.ts';

export type Owner = number | 'platform';

export interface Browser {
  headers(): Record<string, string>;
  start(owner: Owner, return_to?: string): Promise<LightMyRequestResponse>;
  visit(continue_at: string): Promise<string>;
  finish(owner: Owner, query: string): Promise<LightMyRequestResponse>;
  signIn(owner: Owner, return_to?: string): Promise<LightMyRequestResponse>;
}

export interface SingleSignOnTest extends TestApp {
  provider: OidcProvider;
  seaview: number;
  harbour: number;
  roles: { admin: number; staff: number };
  browser(): Browser;
  settings(change?: object): Record<string, unknown>;
  save(owner: Owner, change?: object, as?: string): Promise<LightMyRequestResponse>;
  records(action: string): Promise<{ hotel_id: number | null; details: Record<string, unknown> }[]>;
}

const origin = 'http://localhost:3000';

export async function openSingleSignOnTest(
  environment: Record<string, string> = {},
): Promise<SingleSignOnTest> {
  const server = await createTestApp(environment);
  const { app, database } = server;
  const seaview = await insertHotel(database, 'Seaview');
  const harbour = await insertHotel(database, 'Harbour');
  await insertUser(database, {
    usr_email: 'manager@seaview.test',
    hotel_id: seaview,
    permissions: ['manage_hotel', 'create_staff', 'hotel_checkins_manage', 'hotel_checkins_create'],
  });
  await insertUser(database, {
    usr_email: 'manager@harbour.test',
    hotel_id: harbour,
    permissions: ['manage_hotel'],
  });
  await insertUser(database, {
    usr_email: 'super@suite.test',
    hotel_id: null,
    permissions: ['manage_users', 'manage_hotel', 'approve_hotels', 'hotel_checkins_create'],
  });
  const roleOf = async (usr_email: string) => {
    const [row] = await database.query<{ id: number }>(sql`
      select roles.id from roles where role_name = ${`Role of ${usr_email}`}`);
    if (!row) throw new Error(`${usr_email} has no role`);
    return row.id;
  };
  await insertUser(database, {
    usr_email: 'desk@seaview.test',
    hotel_id: seaview,
    permissions: ['hotel_checkins_create'],
  });
  const roles = { admin: await roleOf('manager@seaview.test'), staff: await roleOf('desk@seaview.test') };
  const provider = await startOidcProvider(origin, [seaview, harbour, 'platform']);

  const settings: SingleSignOnTest['settings'] = (change = {}) => ({
    provider_name: 'Seaview ID',
    issuer: provider.issuer,
    client_id: clientId,
    client_secret: clientSecret,
    allowed_domains: ['seaview.test'],
    default_role_id: roles.staff,
    role_claim: null,
    role_mappings: [],
    is_enabled: true,
    is_required: false,
    ...change,
  });
  return {
    ...server,
    provider,
    seaview,
    harbour,
    roles,
    settings,
    browser: () => openBrowser(server),
    async save(owner, change, as = owner === 'platform' ? 'super@suite.test' : 'manager@seaview.test') {
      const named = as === 'super@suite.test' && owner !== 'platform' ? `?hotelId=${owner}` : '';
      return app.inject({
        method: 'PUT',
        url: `/api/single-sign-on${named}`,
        headers: await server.signIn(as),
        payload: settings(change),
      });
    },
    records: (action) =>
      database.query(sql`select hotel_id, details from audit_records where action = ${action} order by id`),
    async close() {
      await server.close();
      await provider.close();
    },
  };
}

function openBrowser({ app }: TestApp): Browser {
  const suite = new Map<string, string>();
  const atProvider = new Map<string, string>();
  const line = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = () => ({ cookie: line(suite), origin });
  async function post(url: string, payload: object): Promise<LightMyRequestResponse> {
    const answer = await app.inject({ method: 'POST', url, payload, headers: headers() });
    for (const { name, value } of answer.cookies) suite.set(name, value);
    return answer;
  }
  const browser: Browser = {
    headers,
    start: (owner, return_to) =>
      post(`/api/auth/providers/${owner}/start`, return_to === undefined ? {} : { return_to }),
    async visit(continue_at) {
      let at = continue_at;
      for (let step = 0; step < 10; step += 1) {
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie: line(atProvider) } });
        for (const cookie of answer.headers.getSetCookie()) {
          const [pair = ''] = cookie.split(';');
          const cut = pair.indexOf('=');
          atProvider.set(pair.slice(0, cut), pair.slice(cut + 1));
        }
        const location = answer.headers.get('location');
        if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        const next = new URL(location, at);
        if (next.origin === origin) return next.search;
        at = next.href;
      }
      throw new Error('The provider never sent the browser back');
    },
    finish: (owner, query) => post(`/api/auth/providers/${owner}/finish`, { query }),
    async signIn(owner, return_to) {
      const started = await browser.start(owner, return_to);
      if (started.statusCode !== 200) return started;
      const { continue_at } = started.json<{ result: { continue_at: string } }>().result;
      return browser.finish(owner, await browser.visit(continue_at));
    },
  };
  return browser;
}
