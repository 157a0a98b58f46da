import { expect, test } from '@jest/globals';
import { mayCreateBooking } from '@suite/contracts/permissions';
import { liveRemote } from '../testing/live-remote.factory.ts';
import { productDescriptors } from '../testing/product-remotes.ts';
import { filterCommands, listCommands } from './command.ts';

const actions = productDescriptors().flatMap((descriptor) => descriptor.actions ?? []);
const commands = listCommands(
  [],
  [
    liveRemote({
      name: 'mf-bookings',
      actions: actions.map(({ label, path, keywords }) => ({ label, path, keywords })),
    }),
  ],
);

test.each([
  ['create booking', '/?create=1', true],
  ['reservation', '/?create=1', true],
  ['arrivals', '/?view=arrivals', false],
  ['in house', '/?view=arrivals&desk=in-house', false],
  ['departures', '/?view=arrivals&desk=departures', false],
])('%j opens %s of the product, and holds typed text for a dialog: %j', (text, path, awaitsDialog) => {
  expect(filterCommands(commands, text)).toMatchObject([{ path, awaitsDialog }]);
});

test('creating a booking is offered to all who may create one, and the lists of the desk to everyone', () => {
  expect(actions.map(({ path, permissions }) => [path, permissions])).toEqual([
    ['/?create=1', [...mayCreateBooking]],
    ['/?view=arrivals', undefined],
    ['/?view=arrivals&desk=in-house', undefined],
    ['/?view=arrivals&desk=departures', undefined],
  ]);
});
