import { expect, test } from '@jest/globals';
import { toApiError } from './to-api-error.ts';
import { watchDisk } from './full-disk.ts';

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'an error with the code %s is answered 507, also inside another',
  (code) => {
    const full = Object.assign(new Error('No space left'), { code });
    for (const error of [full, new Error('The photo could not be stored', { cause: full })]) {
      expect(toApiError(error)).toMatchObject({ status: 507, errorType: 'UNAVAILABLE' });
    }
  },
);

test('a disk counts as full once a write was refused', async () => {
  const disk = watchDisk({ config: { dataDir: '/' } });
  expect(await disk.isFull()).toBe(false);
  disk.note();
  expect(await disk.isFull()).toBe(true);
});
