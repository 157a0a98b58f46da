import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Something on the page that Back undoes before it leaves. */
interface Level {
  /** How many presses of Back it takes. */
  depth: number;
  goBack: (times: number) => void;
}

/** The one of the page first, then what lies over it. */
let levels: readonly Level[] = [];
let page = '';
/** The browser is on its way to an entry that we have sent it to. */
let isMoving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Has the browser's Back undo something as often as `depth` says, by `goBack`, instead of leaving the page. The history
 * has an entry for each press, with nothing in it but its number; where something goes back by itself, they go too.
 */
export function useBackLevels(depth: number, goBack: (times: number) => void): void {
  const level = useRef<Level | null>(null);
  const onBack = useEffectEvent(goBack);
  useLayoutEffect(() => {
    const added: Level = { depth: 0, goBack: (times) => onBack(times) };
    level.current = added;
    // Added again it stays one, and without levels it does nothing.
    window.addEventListener('popstate', follow);
    page = window.location.pathname;
    levels = [...levels, added];
    return () => {
      levels = levels.filter((one) => one !== added);
      settleSoon();
    };
  }, []);
  useLayoutEffect(() => {
    if (level.current) level.current.depth = depth;
    settleSoon();
  }, [depth]);
}

/** After what changes at the same time, such as a dialog that closes with its step. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

/** Gives the history as many entries as there are presses to take. */
function settle(): void {
  if (isMoving || window.location.pathname !== page) return;
  const { history } = window;
  const wanted = wantedDepth();
  for (let depth = entryDepth() + 1; depth <= wanted; depth += 1) {
    // What a router has written into the entry stays.
    history.pushState({ ...history.state, guestDepth: depth }, '');
    // Steps begin at their top.
    history.scrollRestoration = 'manual';
  }
  const surplus = entryDepth() - wanted;
  if (surplus <= 0) return;
  isMoving = true;
  history.go(-surplus);
}

/** Back was pressed, or Forward, which has nothing to redo: the history comes back from there. */
function follow(): void {
  if (isMoving) isMoving = false;
  else if (levels.length > 0 && window.location.pathname === page) undo(wantedDepth() - entryDepth());
  settleSoon();
}

function undo(presses: number): void {
  let left = presses;
  for (const { depth, goBack } of [...levels].reverse()) {
    const times = Math.min(left, depth);
    if (times > 0) goBack(times);
    left -= times;
  }
}

function wantedDepth(): number {
  return levels.reduce((sum, { depth }) => sum + depth, 0);
}

function entryDepth(): number {
  const { guestDepth } = { ...(window.history.state as { guestDepth?: number } | null) };
  return guestDepth ?? 0;
}
