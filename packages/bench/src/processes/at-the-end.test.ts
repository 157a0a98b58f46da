import { expect, jest, test } from '@jest/globals';
import { atTheEnd, putEverythingAway } from './at-the-end.mjs';

test('what still stands is put away, the latest first, each once', async () => {
  const order: string[] = [];
  atTheEnd(() => order.push('database'));
  const stopServer = atTheEnd(() => order.push('server'));
  atTheEnd(() => order.push('browser'));
  await stopServer();
  await putEverythingAway();
  await stopServer();
  expect(order).toEqual(['server', 'browser', 'database']);
});

test('one that fails is reported and does not keep the others', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const removed = jest.fn();
  atTheEnd(removed);
  atTheEnd(() => {
    throw new Error('The browser is gone');
  });
  await putEverythingAway();
  expect(removed).toHaveBeenCalledTimes(1);
  expect(said.mock.calls.flat().map(String)).toEqual(['Error: The browser is gone']);
  said.mockRestore();
});
