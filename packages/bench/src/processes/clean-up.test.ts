import { expect, jest, test } from '@jest/globals';
import { addCleanUp, cleanUp } from './clean-up.mjs';

test('clean-ups run once, the latest first', async () => {
  const order: string[] = [];
  addCleanUp(() => order.push('database'));
  const stopServer = addCleanUp(() => order.push('server'));
  addCleanUp(() => order.push('browser'));
  await stopServer();
  await cleanUp();
  await stopServer();
  expect(order).toEqual(['server', 'browser', 'database']);
});

test('a clean-up that fails is reported and does not stop the others', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const removed = jest.fn();
  addCleanUp(removed);
  addCleanUp(() => {
    throw new Error('The browser is gone');
  });
  await cleanUp();
  expect(removed).toHaveBeenCalledTimes(1);
  expect(said.mock.calls.flat().map(String)).toEqual(['Error: The browser is gone']);
  said.mockRestore();
});
