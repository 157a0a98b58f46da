import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

type CloseDialog = () => void;

const unsavedFormsAtom = atom<ReadonlyMap<symbol, CloseDialog | undefined>>(new Map());

export const hasUnsavedAtom = atom((get) => get(unsavedFormsAtom).size > 0);

export const unsavedDialogsAtom = atom((get) =>
  [...get(unsavedFormsAtom).values()].filter((close) => !!close),
);

export const holdUnsavedAtom = atom(null, (_get, set, close?: CloseDialog) => {
  const form = Symbol('unsaved form');
  set(unsavedFormsAtom, (forms) => new Map([...forms, [form, close]]));
  return () => set(unsavedFormsAtom, (forms) => new Map([...forms].filter(([other]) => other !== form)));
});

/** Marks unsaved entries: leaving requires a confirmation, and no release replaces the remote. */
export function useUnsaved(isDirty: boolean): void {
  const hold = useSetAtom(holdUnsavedAtom);
  useEffect(() => (isDirty ? hold() : undefined), [isDirty, hold]);
}
