import { useState } from 'react';

/** The dialog of a screen that is open or was so last: which one, and about what. */
export interface ScreenDialog<Kind extends string, Thing> {
  kind: Kind;
  thing: Thing | null;
  open: boolean;
  /** Counts openings: what was entered in one does not show in the next. */
  opening: number;
  show: (kind: Kind, thing: Thing | null) => void;
  close: () => void;
}

/** One dialog at a time. It keeps what it shows while it closes. */
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
