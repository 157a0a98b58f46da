import { fetchUtils } from 'react-admin';

/** The result of a call; the session is in a cookie. */
export async function callApi<Result>(path: string, options: fetchUtils.Options = {}): Promise<Result> {
  const { json } = (await fetchUtils.fetchJson(`/api${path}`, options)) as { json: { result: Result } };
  return json.result;
}
