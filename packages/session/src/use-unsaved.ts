import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

type CloseDialog = () => void;

/** Each form with unsaved changes, and for a dialog the way to close it. */
const unsavedFormsAtom = atom<ReadonlyMap<symbol, CloseDialog | undefined>>(new Map());

/** True while any form on the page holds unsaved changes. */
export const hasUnsavedAtom = atom((get) => get(unsavedFormsAtom).size > 0);

/** Closes each open dialog that holds unsaved changes. */
export const unsavedDialogsAtom = atom((get) =>
  [...get(unsavedFormsAtom).values()].filter((close) => !!close),
);

/** Registers a form with unsaved changes and returns the function that ends it. */
export const holdUnsavedAtom = atom(null, (_get, set, close?: CloseDialog) => {
  const form = Symbol('unsaved form');
  set(unsavedFormsAtom, (forms) => new Map([...forms, [form, close]]));
  return () => set(unsavedFormsAtom, (forms) => new Map([...forms].filter(([other]) => other !== form)));
});

/**
 * Says that a form holds unsaved entries. While it does, the host puts no other release of the remote in its
 * place, and asks before it leaves the page. Ends with `isDirty` or with the component. A `FormDialog` of `@suite/ui` does
 * the same for its `isChanged`.
 */
export function useUnsaved(isDirty: boolean): void {
  const hold = useSetAtom(holdUnsavedAtom);
  useEffect(() => (isDirty ? hold() : undefined), [isDirty, hold]);
}
