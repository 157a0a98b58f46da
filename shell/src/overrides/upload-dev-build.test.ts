import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { uploadDevBuild, devBuildProblem } from './upload-dev-build.ts';

const free = { remote: 'mf-bookings', url: 'http://localhost:4001/', grant: null, on: true };
const release = { name: 'mf-bookings' };
const answer = (status: number, body: unknown) =>
  ({ ok: status < 400, status, json: async () => body, text: async () => JSON.stringify(body) }) as Response;
const before = globalThis.fetch;
let ask: jest.Mock<typeof fetch>;

beforeEach(() => {
  ask = jest.fn<typeof fetch>();
  globalThis.fetch = ask;
});
afterEach(() => {
  globalThis.fetch = before;
});

describe('uploadDevBuild', () => {
  test('hands in by the address where no grant is needed', async () => {
    ask.mockResolvedValueOnce(answer(200, release));
    ask.mockResolvedValueOnce(answer(201, { success: true, message: 'Done', result: {} }));
    await uploadDevBuild(free);
    expect(ask.mock.calls[0]?.[0]).toBe('http://localhost:4001/release.json');
    const [path, init] = ask.mock.calls[1] ?? [];
    expect([path, JSON.parse(init?.body as string)]).toEqual([
      '/platform/overrides',
      { remote: 'mf-bookings', url: free.url, release },
    ]);
    expect(devBuildProblem('mf-bookings')).toBeUndefined();
  });

  test('hands in with the grant there is', async () => {
    ask.mockResolvedValueOnce(answer(200, release));
    ask.mockResolvedValueOnce(answer(200, { success: true, message: 'Done', result: {} }));
    await uploadDevBuild({ ...free, grant: 'override_x.y' });
    const [path, init] = ask.mock.calls[1] ?? [];
    expect([path, JSON.parse(init?.body as string)]).toEqual(['/platform/overrides/release', release]);
    expect(init?.headers).toMatchObject({ 'x-suite-override': 'override_x.y' });
  });

  test.each([
    [
      'no server answers',
      () => Promise.reject(new TypeError('gone')),
      /Nothing could be read from .*release\.json/,
    ],
    ['there is no such file', async () => answer(404, {}), /Start mf-bookings there/],
  ])('says so when %s', async (_, first, sentence) => {
    ask.mockImplementationOnce(first);
    await uploadDevBuild(free);
    expect(devBuildProblem('mf-bookings')).toMatch(sentence);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each([
    [403, 'You do not have permission to move releases.', /only with a grant/],
    [400, 'This release.json is of mf-hotels, not of mf-bookings.', /^This release\.json is of mf-hotels/],
  ])('tells a refusal with %i in plain words', async (status, message, sentence) => {
    ask.mockResolvedValueOnce(answer(200, release));
    ask.mockResolvedValueOnce(answer(status, { success: false, message, errorType: 'X' }));
    await uploadDevBuild(free);
    expect(devBuildProblem('mf-bookings')).toMatch(sentence);
  });
});
