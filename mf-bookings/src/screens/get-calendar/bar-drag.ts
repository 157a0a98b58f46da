import { currentLanguage, directionOf } from '@suite/i18n';
import type { PointerEvent, RefObject } from 'react';
import { isMovable, proposalOf, shiftStay, type Edge } from '../../domain/calendar-move.ts';
import type { CalendarRow } from '../../domain/calendar-rows.ts';
import { targetRoom, type BarPlace } from '../../domain/calendar-walk.ts';
import type { Ghost } from './stay-ghost.tsx';
import type { CalendarSizes } from './use-calendar-window.ts';

const slopPx = 4;
const edgePx = 40;
const scrollStepPx = 24;

export interface DragOptions {
  body: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly CalendarRow[];
  today: string;
  sizes: CalendarSizes;
  setGhost: (ghost: Ghost | null) => void;
  onDrop: (ghost: Ghost) => void;
}

/** Drags a stay with a mouse or pen. A finger scrolls the calendar instead, and moves a stay by its dialog. */
export function startBarDrag(event: PointerEvent, { bar, rowIndex }: BarPlace, options: DragOptions): void {
  const { stay } = bar;
  if (event.button !== 0 || event.pointerType === 'touch' || !stay || !isMovable(stay)) return;
  const { body, scroller, rows, today, sizes, setGhost, onDrop } = options;
  const edge = ((event.target as HTMLElement).dataset['edge'] ?? 'both') as Edge;
  const direction = directionOf(currentLanguage()) === 'rtl' ? -1 : 1;
  const pointIn = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const { left, top } = body.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left, y: clientY - top };
  };
  const start = pointIn(event);
  let ghost: Ghost | null = null;

  const drag = (at: globalThis.PointerEvent) => {
    const { x, y } = pointIn(at);
    if (!ghost && Math.hypot(x - start.x, y - start.y) < slopPx) return;
    const days = Math.round((direction * (x - start.x)) / sizes.day);
    const over = edge === 'both' ? Math.floor(y / sizes.row) : rowIndex;
    const isTarget = targetRoom(rows[over]) !== undefined;
    const target = isTarget ? over : (ghost?.rowIndex ?? rowIndex);
    const room_id = targetRoom(rows[target]) ?? null;
    const proposal = { ...shiftStay(proposalOf(stay), days, edge, today), room_id };
    ghost = { key: bar.key, proposal, rowIndex: target };
    setGhost(ghost);
    scrollNearEdge(scroller.current, at);
  };
  const end = (isDropped: boolean) => {
    for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener);
    setGhost(null);
    if (!ghost) return;
    // The press that ends a drag is no click on the bar.
    addEventListener('click', stopClick, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stopClick, { capture: true }));
    if (isDropped) onDrop(ghost);
  };
  const listeners = [
    ['pointermove', drag],
    ['pointerup', () => end(true)],
    ['pointercancel', () => end(false)],
    ['keydown', ({ key }: KeyboardEvent) => key === 'Escape' && end(false)],
  ] as const;
  for (const [type, listener] of listeners) addEventListener(type, listener as EventListener);
}

function stopClick(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function scrollNearEdge(scroller: HTMLDivElement | null, { clientX, clientY }: MouseEvent): void {
  if (!scroller) return;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const step = (at: number, low: number, high: number) => {
    if (at < low + edgePx) return -scrollStepPx;
    return at > high - edgePx ? scrollStepPx : 0;
  };
  scroller.scrollLeft += step(clientX, left, right);
  scroller.scrollTop += step(clientY, top, bottom);
}
