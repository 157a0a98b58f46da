import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from '@jest/globals';
import { trackStorages } from './async-storages.cjs';

test.each(['run', 'enterWith'] as const)(
  'a storage used by `%s` is disabled with all that were used, and can be used again',
  (method) => {
    class Storage extends AsyncLocalStorage<string> {}
    const disableUsed = trackStorages(Storage);
    const [first, second] = [new Storage(), new Storage()];
    const values: (string | undefined)[] = [];
    const use = (value: string, then: () => void) => {
      if (method === 'run') first.run(value, then);
      else {
        first.enterWith(value);
        then();
      }
    };
    second.enterWith('other');
    for (const value of ['once', 'again'])
      use(value, () => {
        values.push(first.getStore(), second.getStore());
        disableUsed();
        values.push(first.getStore(), second.getStore());
      });
    expect(values).toEqual(['once', 'other', undefined, undefined, 'again', undefined, undefined, undefined]);
  },
);
