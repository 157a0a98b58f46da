import { expect, test } from '@jest/globals';
import { openUploadSlots, uploadLimits } from './upload-slots.ts';

const lobby = '192.0.2.1';
const elsewhere = '192.0.2.2';

const onReplaced = () => undefined;

test('a newer form of a link replaces the oldest that is still arriving, and none that has arrived', () => {
  const slots = openUploadSlots({ ...uploadLimits, uploadsPerLink: 2 });
  const replaced: string[] = [];
  const take = (name: string) =>
    slots.take({ link: 'a', address: lobby, onReplaced: () => replaced.push(name) });
  take('first');
  const second = take('second');
  const third = take('third');
  expect(replaced).toEqual(['first']);
  second.endReading();
  third.endReading();
  expect(() => take('fourth')).toThrow('Your upload is running already.');
  slots.take({ link: 'b', address: lobby, onReplaced });
  second.release();
  second.release();
  take('fifth');
  take('sixth');
  expect(replaced).toEqual(['first', 'fifth']);
});

test('an address with many links takes nothing from other addresses', () => {
  const slots = openUploadSlots({ ...uploadLimits, uploadsPerAddress: 2 });
  slots.take({ link: 'a', address: lobby, onReplaced });
  slots.take({ link: 'b', address: lobby, onReplaced });
  expect(() => slots.take({ link: 'c', address: lobby, onReplaced })).toThrow(
    'Many uploads are arriving right now.',
  );
  slots.take({ link: 'c', address: elsewhere, onReplaced });
});

test('bytes are counted per address before they are counted per process', () => {
  const slots = openUploadSlots({ ...uploadLimits, bytesPerAddress: 10, bytesPerProcess: 15 });
  const first = slots.take({ link: 'a', address: lobby, onReplaced });
  first.hold(10);
  expect(() => first.hold(1)).toThrow('Many uploads are arriving right now.');
  const second = slots.take({ link: 'b', address: elsewhere, onReplaced });
  second.hold(5);
  expect(() => second.hold(1)).toThrow('Many uploads are arriving right now.');
  first.release();
  second.hold(5);
});
