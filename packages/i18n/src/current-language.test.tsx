import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import {
  addLanguageLoader,
  changeLanguage,
  currentLanguage,
  currentLocale,
  onLanguageChange,
  useLanguage,
  wantedLanguage,
} from './current-language.ts';
import type { Language } from './language.ts';

let load: (language: Language) => Promise<void> = () => Promise.resolve();
addLanguageLoader((language) => load(language));

afterEach(async () => {
  load = () => Promise.resolve();
  await act(() => changeLanguage('en'));
});

test('the language changes once its texts are there', async () => {
  let arrive = () => {};
  load = () => new Promise((resolve) => (arrive = resolve));
  const changed = changeLanguage('de');
  expect([currentLanguage(), wantedLanguage()]).toEqual(['en', 'de']);
  arrive();
  await changed;
  expect([currentLanguage(), currentLocale()]).toEqual(['de', 'de']);
});

test('a part that comes while the language changes is asked at once, and waited for by who asks again', async () => {
  let arrive = () => {};
  load = () => new Promise((resolve) => (arrive = resolve));
  const changed = changeLanguage('de');
  let partArrives = () => {};
  const part = new Promise<void>((resolve) => (partArrives = resolve));
  const asked: Language[] = [];
  addLanguageLoader((language) => {
    asked.push(language);
    return part;
  });
  expect(asked).toEqual(['de']);
  arrive();
  await changed;
  load = () => Promise.resolve();
  const settled = jest.fn();
  const again = changeLanguage('de').then(settled);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(settled).not.toHaveBeenCalled();
  partArrives();
  await again;
});

test('the language that was chosen last wins, whichever texts arrive first', async () => {
  const arrivals = new Map<Language, () => void>();
  load = (language) => new Promise((resolve) => arrivals.set(language, resolve));
  const changes = [changeLanguage('de'), changeLanguage('fr')];
  arrivals.get('fr')?.();
  arrivals.get('de')?.();
  await Promise.all(changes);
  expect(currentLanguage()).toBe('fr');
});

test('listeners hear of each change until they end', async () => {
  const listener = jest.fn();
  const end = onLanguageChange(listener);
  await changeLanguage('de');
  await changeLanguage('de');
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  await changeLanguage('it');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a component follows the language', async () => {
  function Shown() {
    return <p>{useLanguage()}</p>;
  }
  render(<Shown />);
  expect(screen.getByText('en')).toBeTruthy();
  await act(() => changeLanguage('es'));
  expect(screen.getByText('es')).toBeTruthy();
});
