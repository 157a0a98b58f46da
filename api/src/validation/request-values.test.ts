import { describe, expect, test } from '@jest/globals';
import { array, boolean, number, object, string } from 'yup';
import { createBookingSchema, listBookingsEndpoint } from '@suite/contracts/bookings';
import { DomainError } from '../errors/domain-error.ts';
import { parseBody, parseFields } from './request-values.ts';

const bodySchema = object({
  name: string().trim().required('Name is required').max(5, 'Name is too long'),
  count: number().integer('Count must be whole').default(1),
  active: boolean(),
  tags: array(string().required()),
  guest: object({ name: string().required('Guest name is required') }).default(undefined),
}).noUnknown();

const querySchema = object({
  page: number().integer().min(1, 'Page must be at least 1').default(1),
  search: string().trim(),
});

function refusal(work: () => unknown): DomainError {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('a body', () => {
  test('is trimmed and filled with defaults', () => {
    expect(parseBody(bodySchema, { name: '  Ana ', guest: { name: 'Bo' } })).toEqual({
      name: 'Ana',
      count: 1,
      guest: { name: 'Bo' },
    });
  });

  test.each([
    [{ name: 5 }, 'name', 'name must be a string'],
    [{ name: 'Ana', count: '5' }, 'count', 'count must be a number'],
    [{ name: 'Ana', active: 'true' }, 'active', 'active must be a boolean'],
    [{ name: 'Ana', tags: 'one' }, 'tags', 'tags must be a list'],
    [{ name: 'Ana', tags: [1] }, 'tags[0]', 'tags[0] must be a string'],
    [{ name: 'Ana', guest: 'Bo' }, 'guest', 'guest must be an object'],
    [{ name: 'Ana', guest: {} }, 'guest.name', 'Guest name is required'],
    [{ name: 'Ana', role: 'admin' }, 'role', 'Unknown field: role'],
    [{ name: 'A\0na' }, 'name', 'name contains a character that is not allowed'],
    [{ name: ['Ana'] }, 'name', 'name must be a string'],
    [{ name: 'Ana', guest: { name: {} } }, 'guest.name', 'guest.name must be a string'],
    [{ name: 'Ana', tags: [{}] }, 'tags[0]', 'tags[0] must be a string'],
    [{ name: { toString: 1 } }, 'name.toString', 'Unknown field: toString'],
    [{ name: 'Ana', toString: 1 }, 'toString', 'Unknown field: toString'],
    [{ name: 'Ana', guest: { constructor: {} } }, 'guest.constructor', 'Unknown field: constructor'],
    [{ name: '   ' }, 'name', 'Name is required'],
    [undefined, 'name', 'Name is required'],
  ])('%j is refused for %s: %s', (body, field, message) => {
    const error = refusal(() => parseBody(bodySchema, body));
    expect(error).toMatchObject({ errorType: 'VALIDATION_ERROR', message });
    expect(error.fields).toEqual([{ field, message }]);
  });

  test.each([null, [], 'text', 5])('%j is refused as a whole', (body) => {
    expect(refusal(() => parseBody(bodySchema, body)).message).toBe(
      'The request body must be a JSON object.',
    );
  });

  test('names every wrong field once, and leads with the first', () => {
    const error = refusal(() => parseBody(bodySchema, { name: '', count: 1.5, one: 1, two: 2 }));
    expect(error.message).toBe(error.fields?.[0]?.message);
    expect(error.fields?.map(({ field }) => field).sort()).toEqual(['count', 'name', 'one', 'two']);
  });

  test('a list that is too long is refused before its items are read', () => {
    const many = object({ tags: array(string().required()).max(3, 'At most ${max} tags') });
    const tags: unknown[] = new Proxy([1, 2, 3, 4], {
      get: (list, name) => {
        if (name === '0') throw new Error('An item was read');
        return Reflect.get(list, name) as unknown;
      },
    });
    expect(refusal(() => parseBody(many, { tags })).fields).toEqual([
      { field: 'tags', message: 'At most 3 tags' },
    ]);
    const nested = object({ guests: array(many).max(2) });
    expect(refusal(() => parseBody(nested, { guests: [{}, { tags }] })).fields).toEqual([
      { field: 'guests[1].tags', message: 'At most 3 tags' },
    ]);
  });

  test('of very many unknown fields names twenty, and reads no value', () => {
    const unknown = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, 0]));
    const names = (body: object) =>
      refusal(() => parseBody(bodySchema, body)).fields?.map(({ field }) => field);
    expect(names({ ...unknown, name: '' })).toEqual(Object.keys(unknown).slice(0, 20));
    expect(names({ name: 'Ana', guest: { ...unknown } })?.[0]).toBe('guest.field0');
  });

  test('with very many wrong items names a hundred of them', () => {
    const list = object({ tags: array(string().required()).max(500) });
    expect(refusal(() => parseBody(list, { tags: Array(500).fill(1) })).fields).toHaveLength(100);
  });

  test('nested without end is refused, not followed', () => {
    let nested: unknown = 'deep';
    for (let depth = 0; depth < 5_000; depth++) nested = [nested];
    expect(refusal(() => parseBody(bodySchema, { name: nested })).message).toBe(
      'The request is nested too deeply',
    );
  });

  test('keeps the words of the contract for a booking', () => {
    const error = refusal(() => parseBody(createBookingSchema, { name: 'Ana', colour: 'red' }));
    expect(error.fields).toContainEqual({ field: 'email', message: 'Email is required' });
    expect(error.fields).toContainEqual({ field: 'colour', message: 'Unknown field: colour' });
  });
});

describe('a query', () => {
  test('is cast; fields that are empty or unknown do not count', () => {
    expect(parseFields(querySchema, { page: '3', search: ' Ana ', other: 'x' })).toEqual({
      page: 3,
      search: 'Ana',
    });
    expect(parseFields(querySchema, { page: '', search: '' })).toEqual({ page: 1 });
    expect(parseFields(querySchema, { toString: 'x', constructor: 'a\0b', hasOwnProperty: [] })).toEqual({
      page: 1,
    });
  });

  test.each([
    [{ page: 'three' }, 'page must be a number'],
    [{ page: '0' }, 'Page must be at least 1'],
    [{ search: ['one', 'two'] }, 'search must be a string'],
    [{ search: 'a\0b' }, 'search contains a character that is not allowed'],
  ])('%j is refused: %s', (query, message) => {
    expect(refusal(() => parseFields(querySchema, query)).message).toBe(message);
  });

  test('of the bookings list takes its own defaults', () => {
    expect(parseFields(listBookingsEndpoint.query ?? querySchema, { hotelId: '' })).toEqual({
      page: 1,
      limit: 10,
    });
  });
});
