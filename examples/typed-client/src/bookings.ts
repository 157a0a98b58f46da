import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/** A client of the suite's API. In a page of the suite the session goes along: `createSuiteClient({ baseUrl: '/' })`. */
export function createSuiteClient(options: ClientOptions): Client<paths> {
  return createClient<paths>({ credentials: 'same-origin', ...options });
}

/**
 * The names of the guests who booked, one page of them.
 * @throws Error with the sentence of the server for the person
 */
export async function listGuestNames(client: Client<paths>, page: number): Promise<string[]> {
  const { data, error } = await client.GET('/api/bookings', { params: { query: { page, limit: 10 } } });
  if (error) throw new Error(error.message);
  return data.result.bookings.map(({ name }) => name);
}
