import { describe, expect, test } from '@jest/globals';
import { attentionItemFactory } from '@suite/testing/factories';
import {
  describeItem,
  describeStay,
  findingsOf,
  kindLabel,
  placeOfDecision,
  readAttentionFilters,
  unfiltered,
} from './attention-items.ts';

const item = attentionItemFactory.build;

test.each([
  ['', {}],
  ['kind=desk&hotelId=7&page=2&limit=50', { kind: 'desk', hotelId: 7, page: 2, limit: 50 }],
  ['kind=toString&hotelId=x&page=0&limit=1000', {}],
])('the address %j asks for %j', (search, expected) => {
  expect(readAttentionFilters(new URLSearchParams(search))).toEqual({ ...unfiltered, ...expected });
});

describe('an item', () => {
  test.each([
    ['review', {}, 'The photos of Ines Duarte were close to the ID and wait for your review.'],
    ['failures', {}, 'Ines Duarte failed three checks in a row and needs to show an ID at the desk.'],
    ['desk', {}, 'Ines Duarte chose to show an ID at the desk.'],
    ['flags', {}, 'The check of Ines Duarte found something that you should look at.'],
    [
      'email',
      { details: ['ines@guests.test'] },
      'The verification e-mail to Ines Duarte cannot be delivered to ines@guests.test.',
    ],
    ['arrival', {}, 'The arrival of Ines Duarte is not assigned to any of your staff.'],
    [
      'overbooked',
      { name: 'Double', details: ['2027-03-05', '1'] },
      'Double is overbooked by 1 room on 05/Mar/2027.',
    ],
    [
      'overbooked',
      { name: 'Double', details: ['2027-03-05', '2'] },
      'Double is overbooked by 2 rooms on 05/Mar/2027.',
    ],
    [
      'calendar',
      { name: '101', details: ['conflict', 'Bay Stays', '2027-03-05', '2027-03-07'] },
      'Room 101 is taken twice from 05/Mar/2027 to 07/Mar/2027: here and in Bay Stays.',
    ],
    [
      'calendar',
      { name: '101', details: ['shrunk', 'Bay Stays'] },
      'Bay Stays of room 101 lost most of its events at once. They stay until you confirm that.',
    ],
    [
      'calendar',
      { name: '101', details: ['failing', 'Bay Stays'] },
      'Bay Stays of room 101 has not been readable for more than a day.',
    ],
    ['hotel', { name: 'Harbour' }, 'Harbour has registered and waits for approval.'],
    [
      'release',
      { name: 'Bookings', details: ['Release 2 was demoted.'] },
      'Bookings: Release 2 was demoted.',
    ],
    [
      'service',
      { name: 'Spa', details: ['Of the last 40 calls of the service spa 32 failed.'] },
      'Spa: Of the last 40 calls of the service spa 32 failed.',
    ],
    [
      'permission',
      { name: 'Pool', details: ['pool.manage', 'pool.price'] },
      'Pool declares permissions that wait for acceptance: pool.manage, pool.price.',
    ],
    ['of-tomorrow', {}, 'Ines Duarte'],
  ])('%s is said in a sentence', (kind, fields, sentence) => {
    expect(describeItem(item({ kind, ...fields }))).toBe(sentence);
  });

  test.each([
    [0, 'Booking 12, arrives today'],
    [1, 'Booking 12, arrives tomorrow'],
    [3, 'Booking 12, arrives on 05/Mar/2027'],
    [-1, 'Booking 12, was due on 05/Mar/2027'],
    [null, 'Booking 12, without an arrival day'],
  ])('%j days before the arrival names its stay', (days_to_arrival, text) => {
    expect(describeStay(item({ days_to_arrival }))).toBe(text);
  });

  test('names who booked for another guest, and no stay where there is none', () => {
    expect(describeStay(item({ name: 'Bo Lindqvist' }))).toBe('Booking 12 of Ines Duarte, arrives today');
    expect(describeStay(item({ booking_id: null }))).toBeUndefined();
  });

  test.each([
    ['review', {}, { label: 'Review photos', to: '/bookings?id=12' }],
    ['email', {}, { label: 'Check the address', to: '/bookings?id=12' }],
    [
      'overbooked',
      { booking_id: null },
      {
        label: 'View bookings',
        to: '/bookings?dateTo=2027-03-05&sort=checkin_date&order=desc',
      },
    ],
    ['calendar', { booking_id: null }, { label: 'View calendars', to: '/integrations?tab=calendars' }],
    ['hotel', { booking_id: null, hotel_id: 7 }, { label: 'Review hotel', to: '/hotels?id=7' }],
    [
      'release',
      { booking_id: null, hotel_id: null, remote: 'mf-a' },
      { label: 'View releases', to: '/releases?remote=mf-a' },
    ],
    [
      'service',
      { booking_id: null, hotel_id: null, remote: 'mf-spa' },
      { label: 'View services', to: '/releases?view=services' },
    ],
    [
      'permission',
      { booking_id: null, hotel_id: null, remote: 'mf-pool' },
      { label: 'Review permissions', to: '/releases?remote=mf-pool' },
    ],
    ['arrival', {}, undefined],
    ['of-tomorrow', {}, { label: 'View details', to: '/bookings?id=12' }],
    ['of-tomorrow', { booking_id: null, hotel_id: null }, undefined],
  ])('%s leads to the place where it is decided', (kind, fields, place) => {
    expect(placeOfDecision(item({ kind, ...fields }))).toEqual(place);
  });

  test('shows the findings of checks, and names kinds it does not know as they are', () => {
    expect(findingsOf(item({ kind: 'flags', details: ['Document expired'] }))).toEqual(['Document expired']);
    for (const kind of ['email', 'overbooked', 'calendar', 'release', 'service', 'permission']) {
      expect(findingsOf(item({ kind, details: ['pool.manage'] }))).toEqual([]);
    }
    expect([kindLabel('desk'), kindLabel('of-tomorrow')]).toEqual(['ID at the desk', 'of-tomorrow']);
  });
});
