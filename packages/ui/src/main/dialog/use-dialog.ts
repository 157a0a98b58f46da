import { useState } from 'react';

export interface ScreenDialog<Kind extends string, Thing> {
  kind: Kind;
  thing: Thing | null;
  open: boolean;
  /** Counts openings; use it as a key, so that entries of one opening do not show in the next. */
  opening: number;
  show: (kind: Kind, thing: Thing | null) => void;
  close: () => void;
}

export function useDialog<Kind extends string, Thing>(first: Kind): ScreenDialog<Kind, Thing> {
  const [state, setState] = useState({ kind: first, thing: null as Thing | null, opening: 0 });
  const [open, setOpen] = useState(false);
  return {
    ...state,
    open,
    show: (kind, thing) => {
      setState(({ opening }) => ({ kind, thing, opening: opening + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
