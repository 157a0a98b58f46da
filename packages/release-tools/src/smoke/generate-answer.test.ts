import { describe, expect, test } from '@jest/globals';
import { answerGenerator, type AnswerSchema } from './generate-answer.ts';

const generate = (schema: AnswerSchema) => answerGenerator()(schema);
const text = (name: string, more: AnswerSchema = {}) =>
  generate({ type: 'object', properties: { [name]: { type: 'string', ...more } } });

describe('an answer made from a schema', () => {
  test('has every field, with two items in each list, whose ids differ', () => {
    const room = { type: 'object', properties: { id: { type: 'number' }, is_free: { type: 'boolean' } } };
    expect(generate({ type: 'object', properties: { rooms: { type: 'array', items: room } } })).toEqual({
      rooms: [
        { id: 1, is_free: false },
        { id: 2, is_free: false },
      ],
    });
  });

  test('keeps to constants, to the values of a list and to a least number', () => {
    expect(generate({ const: true })).toBe(true);
    expect(generate({ enum: [null, 'open', 'closed'] })).toBe('open');
    expect(generate({ type: 'integer', minimum: 12 })).toBe(12);
    expect(generate({ type: ['string', 'null'] })).toBeNull();
  });

  test.each([
    ['updated_at', '2026-01-15T10:00:00.000Z'],
    ['generatedAt', '2026-01-15T10:00:00.000Z'],
    ['time', '2026-01-15T10:00:00.000Z'],
    ['checkin_date', '2026-01-15'],
    ['month', '2026-01'],
    ['hotel_time_zone', 'Europe/London'],
    ['usr_email', 'sample@example.test'],
    ['guest_language', 'en'],
    ['currency', 'EUR'],
    ['label', 'Sample'],
  ])('gives %s a text that screens can format', (name, expected) => {
    expect(text(name)).toEqual({ [name]: expected });
  });

  test('is as long as its schema asks for', () => {
    expect(text('label', { minLength: 9 })).toEqual({ label: 'Samplexxx' });
  });
});
