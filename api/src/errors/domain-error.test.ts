import { expect, test } from '@jest/globals';
import { DomainError, InvalidFieldsError } from './domain-error.ts';

test('the message is the English sentence of the code, with its parameters', () => {
  const error = new DomainError('CONFLICT', 'ROLE_NAME_TAKEN', { role_name: 'Bookings' });
  expect(error).toMatchObject({
    errorType: 'CONFLICT',
    message: 'There is a role named Bookings already.',
    code: 'ROLE_NAME_TAKEN',
    params: { role_name: 'Bookings' },
    fields: undefined,
  });
});

test('dates are written out, and lists of texts are joined', () => {
  const day = { date: '2027-03-05' };
  expect(new DomainError('CONFLICT', 'ARRIVES_LATER', { day }).message).toMatch(/arrives on 05\/Mar\/2027\./);
  const permissions = { texts: ['Manage bookings', 'Run the hotel'] };
  expect(new DomainError('PERMISSION_DENIED', 'PERMISSIONS_NOT_HELD', { permissions }).message).toMatch(
    /: Manage bookings, Run the hotel\.$/,
  );
});

test.each([
  [1, 0, 'one booking and no room'],
  [2, 1, '2 bookings and one room'],
  [1200, 12, '1200 bookings and 12 rooms'],
])('%d bookings and %d rooms are "%s"', (bookings, rooms, words) => {
  const counts = { bookings, rooms, room_number: '7', room_type: { texts: ['Deluxe'] } };
  const { message } = new DomainError('CONFLICT', 'ROOM_NEEDED', { ...counts, day: { date: '2027-03-05' } });
  expect(message).toContain(`there would be ${words} of type Deluxe.`);
});

test('a field has the message and the code of its refusal', () => {
  const usr_email = 'ana@seaview.test';
  const coded = {
    message: `${usr_email} has an account already.`,
    code: 'EMAIL_TAKEN',
    params: { usr_email },
  };
  const error = new DomainError('CONFLICT', 'EMAIL_TAKEN', { usr_email }, 'usr_email');
  expect(error.fields).toEqual([{ field: 'usr_email', ...coded }]);
  expect(new InvalidFieldsError(error.fields ?? [])).toMatchObject({
    errorType: 'VALIDATION_ERROR',
    ...coded,
  });
});

test('fields that a schema refuses have sentences without codes', () => {
  const fields = [{ field: 'usr_email', message: 'Email is required' }];
  expect(new InvalidFieldsError(fields)).toMatchObject({
    message: 'Email is required',
    code: undefined,
    fields,
  });
});

test('a wrong code or parameter does not compile', () => {
  // @ts-expect-error The code is unknown.
  expect(() => new DomainError('CONFLICT', 'NO_SUCH_CODE')).toThrow();
  // @ts-expect-error The parameter is missing.
  expect(new DomainError('CONFLICT', 'ROLE_NAME_TAKEN').message).toContain('{role_name}');
  // @ts-expect-error The parameter has another name.
  expect(new DomainError('CONFLICT', 'ROLE_NAME_TAKEN', { name: 'Bookings' }).message).toContain(
    '{role_name}',
  );
});
