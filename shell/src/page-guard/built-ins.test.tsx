import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { onBuiltInsRestored, restoreBuiltIns, storeBuiltIns } from './built-ins.ts';

const announced = jest.fn<(names: string[]) => void>();
beforeAll(() => {
  storeBuiltIns();
  onBuiltInsRestored(announced);
});
afterEach(() => void announced.mockReset());

const broken = () => {
  throw new Error('replaced');
};
const { map } = Array.prototype;
const { get } = Map.prototype;

test('what a remote replaced is restored and named, accessors and hidden functions among it', () => {
  Object.assign(Array.prototype, { map: broken });
  Object.assign(Map.prototype, { get: broken });
  Object.assign(history, { pushState: broken });
  Object.defineProperty(Node.prototype, 'firstChild', { get: broken, configurable: true });
  restoreBuiltIns();
  expect(Array.prototype.map).toBe(map);
  expect(Map.prototype.get).toBe(get);
  expect(Object.hasOwn(history, 'pushState')).toBe(false);
  expect(document.firstChild).not.toBeNull();
  const [[names] = [[]]] = announced.mock.calls;
  expect([...names].sort()).toEqual([
    'Array.prototype.map',
    'Map.prototype.get',
    'Node.prototype.firstChild',
    'history.pushState',
  ]);
});

test('what a library adds stays, and nothing is announced', () => {
  Object.defineProperty(Array.prototype, 'ofLibrary', { value: 1, configurable: true });
  restoreBuiltIns();
  expect(Reflect.get([], 'ofLibrary')).toBe(1);
  expect(announced).not.toHaveBeenCalled();
  Reflect.deleteProperty(Array.prototype, 'ofLibrary');
});
