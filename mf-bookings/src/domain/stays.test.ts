import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { describe, expect, test } from '@jest/globals';
import { stayActionsOf, stayStateName } from './stays.ts';

const today = calendarDateIn('UTC');

describe('a stay', () => {
  test.each([
    [undefined, today, []],
    ['booked', addDays(today, 2), ['check-in', 'cancel']],
    ['booked', addDays(today, -2), ['check-in', 'no-show', 'cancel']],
    ['in_house', today, ['check-out']],
    ['checked_out', today, ['undo-check-out']],
    ['no_show', today, ['undo-no-show']],
    ['cancelled', today, ['undo-cancel']],
  ] as const)('in the state %s from %s can be changed by %j', (stay_state, checkin_date, actions) => {
    expect(stayActionsOf({ ...(stay_state && { stay_state }), checkin_date })).toEqual(actions);
  });

  test('has a state in words, also one of a later server', () => {
    expect(['no_show', 'moved'].map(stayStateName)).toEqual(['No-show', 'moved']);
  });
});
