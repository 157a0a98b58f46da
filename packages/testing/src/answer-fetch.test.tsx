import { expect, test } from '@jest/globals';
import { answerFetch } from './answer-fetch.ts';
import { refusal } from './refusal.ts';

const read = async (path: string, init?: RequestInit) => {
  const answer = await fetch(path, init);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

test('the answer to a method and path is the body, whatever the query', async () => {
  answerFetch('GET /services/spa/treatments', () => ['Massage']);
  answerFetch('POST /services/spa/treatments/{id}/booking', async (request) => ({
    at: new URL(request.url).pathname,
    sent: await request.json(),
  }));
  expect(await read('/services/spa/treatments?free=true')).toEqual({ status: 200, body: ['Massage'] });
  const booking = { method: 'POST', body: '{"at":"9:00"}' };
  expect(await read('/services/spa/treatments/7/booking', booking)).toEqual({
    status: 200,
    body: { at: '/services/spa/treatments/7/booking', sent: { at: '9:00' } },
  });
});

test('a request is answered like an address, by the answer given last', async () => {
  answerFetch('GET /api/hotel/rooms', () => 'before');
  answerFetch('GET /api/hotel/rooms', () => undefined);
  const answer = await fetch(new Request(`${location.origin}/api/hotel/rooms`));
  expect(await answer.json()).toBeNull();
});

test('a refusal is answered with its status, and status 0 is no answer', async () => {
  answerFetch('GET /services/spa/treatments', () => {
    throw refusal(502, { message: 'The service spa cannot be reached.' });
  });
  expect(await read('/services/spa/treatments')).toEqual({
    status: 502,
    body: { success: false, message: 'The service spa cannot be reached.' },
  });
  answerFetch('GET /services/spa/treatments', () => {
    throw refusal(0);
  });
  await expect(read('/services/spa/treatments')).rejects.toThrow('Failed to fetch');
});

test('a defect of an answer is no answer of the server, and what no call answers is not found', async () => {
  answerFetch('GET /services/spa/broken', () => {
    throw new Error('a defect');
  });
  await expect(read('/services/spa/broken')).rejects.toThrow('a defect');
  expect(await read('/services/spa/broken', { method: 'DELETE' })).toEqual({
    status: 404,
    body: { success: false, message: 'Nothing answers DELETE /services/spa/broken' },
  });
});
