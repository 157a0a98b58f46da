import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Level {
  depth: number;
  goBack: (times: number) => void;
}

/** The page's own level comes first; dialogs over it follow. */
let levels: readonly Level[] = [];
let page = '';
/** Is true until the `popstate` of our own `history.go` arrives. */
let isMoving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes Back call `goBack` up to `depth` times before it leaves the page; each press has its own history entry. */
export function useBackLevels(depth: number, goBack: (times: number) => void): void {
  const level = useRef<Level | null>(null);
  const onBack = useEffectEvent(goBack);
  useLayoutEffect(() => {
    const added: Level = { depth: 0, goBack: (times) => onBack(times) };
    level.current = added;
    // Adding the listener again has no effect, and without levels it does nothing.
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

/** Waits for changes at the same time, such as a dialog that closes with its step. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function settle(): void {
  if (isMoving || window.location.pathname !== page) return;
  const { history } = window;
  const wanted = wantedDepth();
  for (let depth = entryDepth() + 1; depth <= wanted; depth += 1) {
    history.pushState({ ...history.state, guestDepth: depth }, '');
    history.scrollRestoration = 'manual';
  }
  const surplus = entryDepth() - wanted;
  if (surplus <= 0) return;
  isMoving = true;
  history.go(-surplus);
}

/** Handles Back, and Forward, which has nothing to redo and is reverted. */
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
