import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hasUnsavedAtom, useUnsaved } from './use-unsaved.ts';

function Form({ dirty }: { dirty: boolean }) {
  useUnsaved(dirty);
  return null;
}

describe('useUnsaved', () => {
  test('holds as long as one form is dirty, and ends with the form', () => {
    const store = createStore();
    const show = (first: boolean, second: boolean | null) => (
      <Provider store={store}>
        <Form dirty={first} />
        {second !== null && <Form dirty={second} />}
      </Provider>
    );
    const { rerender, unmount } = render(show(false, false));
    expect(store.get(hasUnsavedAtom)).toBe(false);
    rerender(show(true, true));
    expect(store.get(hasUnsavedAtom)).toBe(true);
    rerender(show(false, true));
    expect(store.get(hasUnsavedAtom)).toBe(true);
    rerender(show(false, null));
    expect(store.get(hasUnsavedAtom)).toBe(false);
    rerender(show(true, null));
    expect(store.get(hasUnsavedAtom)).toBe(true);
    unmount();
    expect(store.get(hasUnsavedAtom)).toBe(false);
  });
});
