import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/** Creates a client of the suite's API, which uses the page's session: `createSuiteClient({ baseUrl: '/' })`. */
export function createSuiteClient(options: ClientOptions): Client<paths> {
  return createClient<paths>({ credentials: 'same-origin', ...options });
}

/** Lists names of guests who booked, ten per page. @throws Error with the server's message for the user */
export async function listGuestNames(client: Client<paths>, page: number): Promise<string[]> {
  const { data, error } = await client.GET('/api/bookings', { params: { query: { page, limit: 10 } } });
  if (error) throw new Error(error.message);
  return data.result.bookings.map(({ name }) => name);
}
