import { currentLanguage, directionOf } from '@suite/i18n';
import type { KeyboardEvent } from 'react';
import { isMovable, proposalOf, shiftStay } from '../../domain/calendar-move.ts';
import type { CalendarRow, StayBar } from '../../domain/calendar-rows.ts';
import { nextTarget, targetRoom, walkBars, type BarPlace, type Step } from '../../domain/calendar-walk.ts';
import type { Ghost } from './stay-ghost.tsx';

export interface KeysOptions {
  rows: readonly CalendarRow[];
  today: string;
  mayMove: boolean;
  ghost: Ghost | null;
  setGhost: (ghost: Ghost | null) => void;
  onFocus: (key: string) => void;
  onOpen: (bar: StayBar) => void;
  onDrop: (ghost: Ghost) => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Arrow keys walk from bar to bar. They move a stay that was picked up by Space or by a change of its end. */
export function handleCalendarKey(event: KeyboardEvent, place: BarPlace, options: KeysOptions): void {
  const isRtl = directionOf(currentLanguage()) === 'rtl';
  const key = (isRtl && mirrored[event.key]) || event.key;
  const ghost = options.ghost ?? (event.shiftKey && key in days ? ghostOf(place, options.mayMove) : null);
  const isHandled = ghost ? moveGhost(key, event.shiftKey, ghost, options) : walk(key, place, options);
  if (isHandled) event.preventDefault();
}

function ghostOf({ bar: { key, stay }, rowIndex }: BarPlace, mayMove: boolean): Ghost | null {
  return mayMove && stay && isMovable(stay) ? { key, proposal: proposalOf(stay), rowIndex } : null;
}

function walk(key: string, place: BarPlace, { rows, mayMove, ...options }: KeysOptions): boolean {
  const { bar } = place;
  const step = steps[key];
  if (step) {
    const next = walkBars(rows, place, step);
    if (next) options.onFocus(next.key);
    return true;
  }
  if (!bar.stay) return false;
  if (key === 'Enter') options.onOpen(bar);
  else if (key === ' ') options.setGhost(ghostOf(place, mayMove));
  else return false;
  return true;
}

const days: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const rowSteps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function moveGhost(
  key: string,
  isEnd: boolean,
  ghost: Ghost,
  { rows, today, setGhost, onDrop }: KeysOptions,
): boolean {
  const rowStep = rowSteps[key];
  if (key in days) {
    const proposal = shiftStay(ghost.proposal, days[key] ?? 0, isEnd ? 'end' : 'both', today);
    setGhost({ ...ghost, proposal });
  } else if (rowStep) {
    const rowIndex = nextTarget(rows, ghost.rowIndex, rowStep);
    setGhost({
      ...ghost,
      rowIndex,
      proposal: { ...ghost.proposal, room_id: targetRoom(rows[rowIndex]) ?? null },
    });
  } else if (key === 'Enter') {
    setGhost(null);
    onDrop(ghost);
  } else if (key === 'Escape' || key === 'Tab') {
    setGhost(null);
    return key === 'Escape';
  }
  return true;
}
