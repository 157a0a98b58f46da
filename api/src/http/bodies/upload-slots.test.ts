import { expect, test } from '@jest/globals';
import { openUploadSlots, uploadLimits } from './upload-slots.ts';

const lobby = '192.0.2.1';
const elsewhere = '192.0.2.2';

test('a link sends so many forms at once, and again when one has been answered', () => {
  const slots = openUploadSlots({ ...uploadLimits, uploadsPerLink: 1 });
  const slot = slots.take({ link: 'a', address: lobby });
  expect(() => slots.take({ link: 'a', address: elsewhere })).toThrow('Your photos are being sent already.');
  slots.take({ link: 'b', address: lobby });
  slot.release();
  slot.release();
  slots.take({ link: 'a', address: elsewhere });
  expect(() => slots.take({ link: 'a', address: elsewhere })).toThrow('Your photos are being sent already.');
});

test('an address with many links takes nothing from other addresses', () => {
  const slots = openUploadSlots({ ...uploadLimits, uploadsPerAddress: 2 });
  slots.take({ link: 'a', address: lobby });
  slots.take({ link: 'b', address: lobby });
  expect(() => slots.take({ link: 'c', address: lobby })).toThrow(
    'Many guests are being verified right now.',
  );
  slots.take({ link: 'c', address: elsewhere });
});

test('bytes are counted per address before they are counted per process', () => {
  const slots = openUploadSlots({ ...uploadLimits, bytesPerAddress: 10, bytesPerProcess: 15 });
  const first = slots.take({ link: 'a', address: lobby });
  first.hold(10);
  expect(() => first.hold(1)).toThrow('Many guests are being verified right now.');
  const second = slots.take({ link: 'b', address: elsewhere });
  second.hold(5);
  expect(() => second.hold(1)).toThrow('Many guests are being verified right now.');
  first.release();
  second.hold(5);
});
