import { describe, expect, test } from '@jest/globals';
import { nameForms, pluralOf, singularOf } from './name-forms.mjs';

describe('one and many', () => {
  test.each([
    ['invoice', 'invoices'],
    ['entry', 'entries'],
    ['key', 'keys'],
    ['box', 'boxes'],
    ['bus', 'buses'],
    ['guest-wish', 'guest-wishes'],
    ['house', 'houses'],
  ])('%s, %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
  });

  test.each([
    ['invoices', 'invoice'],
    ['deliveries', 'delivery'],
    ['minibar-items', 'minibar-item'],
    ['boxes', 'box'],
    ['housekeeping', 'housekeeping-entry'],
    ['lost-and-found', 'lost-and-found-entry'],
  ])('%s lists each %s', (name, one) => {
    expect(singularOf(name)).toBe(one);
  });
});

test('all forms follow from the two names', () => {
  expect(nameForms('lost-and-found', 'item')).toEqual({
    context: 'lost-and-found',
    Context: 'LostAndFound',
    'context camel': 'lostAndFound',
    'Context title': 'Lost And Found',
    context_snake: 'lost_and_found',
    thing: 'item',
    Thing: 'Item',
    'thing camel': 'item',
    'thing words': 'item',
    'Thing words': 'Item',
    'Thing title': 'Item',
    'a thing words': 'an item',
    'A thing words': 'An item',
    things: 'items',
    Things: 'Items',
    things_snake: 'items',
    'things words': 'items',
    'Things words': 'Items',
    'Things title': 'Items',
  });
});
