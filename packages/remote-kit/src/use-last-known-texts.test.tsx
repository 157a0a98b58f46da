import { beforeEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLastKnownTexts } from './use-last-known-texts.ts';

beforeEach(() => localStorage.clear());

const useKnown = ({ key, current }: { key: string; current: readonly string[] | undefined }) =>
  useLastKnownTexts(key, current);
const known = (key: string, current?: readonly string[]) =>
  renderHook(useKnown, { initialProps: { key, current } }).result.current;

test('what was current is known again under its key, until something newer is current', () => {
  expect(known('columns')).toEqual([]);
  expect(known('columns', ['stay', 'guests'])).toEqual(['stay', 'guests']);
  expect(known('columns')).toEqual(['stay', 'guests']);
  expect(known('other')).toEqual([]);
  expect(known('columns', [])).toEqual([]);
  expect(known('columns')).toEqual([]);
});

test.each(['no JSON', '{}', 'null'])('stored %s is nothing', (stored) => {
  localStorage.setItem('columns', stored);
  expect(known('columns')).toEqual([]);
});

test('texts among something else stay', () => {
  localStorage.setItem('columns', '["stay",1,null]');
  expect(known('columns')).toEqual(['stay']);
});
