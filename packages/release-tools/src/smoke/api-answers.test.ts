import { describe, expect, test } from '@jest/globals';
import { apiAnswers } from './api-answers.ts';
import type { AnswerSchema } from './generate-answer.ts';

const envelope = (result: AnswerSchema): AnswerSchema => ({
  type: 'object',
  properties: { success: { const: true }, message: { type: 'string' }, result },
});
const operation = (operationId: string, content: Record<string, { schema: AnswerSchema }>) => ({
  operationId,
  responses: { '2XX': { content } },
});
const json = (result: AnswerSchema) => ({ 'application/json': { schema: envelope(result) } });

const answer = apiAnswers(
  {
    paths: {
      '/api/rooms/{id}': { get: operation('get-room', json({ type: 'number', minimum: 7 })) },
      '/api/rooms/free': { get: operation('list-free-rooms', json({ type: 'number', minimum: 3 })) },
      '/api/rooms/{id}/photo': {
        get: operation('get-photo', { 'image/jpeg': { schema: { type: 'string' } } }),
      },
      '/api/auth/user-profile': {
        get: operation(
          'get-user-profile',
          json({ type: 'object', properties: { usr_phone: { type: 'string' } } }),
        ),
      },
    },
  },
  ['manage_rooms'],
);
const resultOf = (method: string, path: string) =>
  (JSON.parse(answer(method, path).body) as { result: unknown }).result;

describe('the answers of a smoke run', () => {
  test('fit the endpoint of the path, a plain one before one with a parameter', () => {
    expect(resultOf('GET', '/api/rooms/12')).toBe(7);
    expect(resultOf('GET', '/api/rooms/free')).toBe(3);
  });

  test('give the page a user who may do what the release asks for', () => {
    expect(resultOf('GET', '/api/auth/user-profile')).toMatchObject({
      usr_phone: '+441234567890',
      permissions: [{ permission_name: 'manage_rooms' }],
      must_change_password: false,
    });
  });

  test('are done with nothing to tell for what no schema describes', () => {
    expect(resultOf('POST', '/api/rooms/12')).toBeNull();
  });

  test('are empty files where files are sent', () => {
    expect(answer('GET', '/api/rooms/12/photo')).toEqual({
      status: 200,
      contentType: 'image/jpeg',
      body: '',
    });
  });

  test('sign a user in even where the server describes nothing', () => {
    const { body } = apiAnswers({}, [])('GET', '/api/auth/user-profile');
    expect(JSON.parse(body)).toMatchObject({ success: true, result: { user_id: 1, permissions: [] } });
  });
});
