import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const unsavedFormsAtom = atom<ReadonlySet<symbol>>(new Set<symbol>());

/** True while any form on the page holds unsaved changes. */
export const hasUnsavedAtom = atom((get) => get(unsavedFormsAtom).size > 0);

/**
 * Says that a form holds unsaved entries. While it does, the host puts no other release of the remote in its
 * place. Ends with `isDirty` or with the component.
 */
export function useUnsaved(isDirty: boolean): void {
  const setForms = useSetAtom(unsavedFormsAtom);
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('unsaved form');
    setForms((forms) => new Set([...forms, form]));
    return () => setForms((forms) => new Set([...forms].filter((other) => other !== form)));
  }, [isDirty, setForms]);
}
