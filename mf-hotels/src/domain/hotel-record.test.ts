import { expect, test } from '@jest/globals';
import { hotelFactory } from '@suite/testing/factories';
import { hotelHeadings, hotelRecord } from './hotel-record.ts';

test('a record has a cell under each heading, blank where there is nothing to say', () => {
  const hotel = hotelFactory.build({ hotel_name: 'Casa Azul' });
  const headings = hotelHeadings();
  const record = Object.fromEntries(hotelRecord(hotel).map((cell, index) => [headings[index], cell]));
  expect(Object.keys(record)).toEqual(headings);
  expect(record).toMatchObject({ Hotel: 'Casa Azul', Approval: 'Pending', 'Rejection Reason': '' });
});
