import { afterEach, describe, expect, jest, test } from '@jest/globals';

const { escape: escapeOfContext } = globalThis;

afterEach(() => {
  globalThis.escape = escapeOfContext;
  jest.useRealTimers();
});

describe('the scope around a module', () => {
  test('holds what the language defines, so that no use looks it up in the context', () => {
    globalThis.escape = () => 'replaced';
    expect(escape('a b')).toBe('a%20b');
  });

  test('holds the values of the context that the test runs in', () => {
    expect(Object).toBe(globalThis.Object);
    expect([]).toBeInstanceOf(Array);
  });

  test('leaves to the context what fake timers replace', () => {
    jest.useFakeTimers({ now: 0 });
    expect(Date.now()).toBe(0);
    expect(new Date()).toEqual(new Date(0));
  });

  test('lets a module give such a name to something of its own', () => {
    expect(Math).toBe('own');
  });
});

const Math = 'own';
