import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

const fields = 'input:enabled:read-write, select:enabled, textarea:enabled';
const keysOfOpeners = ['Enter', 'Tab', 'Escape', 'Backspace'];

type FocusTarget = RefObject<HTMLElement | null> | undefined;

/** Text typed between the opening of a dialog and the focus of its first control; null once a control has the focus. */
export type EarlyText = RefObject<string | null>;

const heldMs = 10_000;
let takeHeldText = () => '';

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');

/**
 * Keeps typed text for the dialog that opens next, which may have to be loaded first. Ends with a press of the pointer, Escape,
 * typing in a field of the page, after 10 seconds, or with the returned function, which takes the text.
 */
export function holdTypedText(): () => string {
  takeHeldText();
  let text = '';
  const collect = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isPageField =
      target instanceof Element && target.matches(fields) && !target.closest('[role="dialog"]');
    if (key === 'Escape' || isPageField) return void takeHeldText();
    if (isShortcut(event) || (key.length > 1 && key !== 'Backspace')) return;
    text = key === 'Backspace' ? text.slice(0, -1) : text + key;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => void takeHeldText();
  const timer = setTimeout(end, heldMs);
  globalThis.addEventListener('keydown', collect, true);
  globalThis.addEventListener('pointerdown', end, true);
  takeHeldText = () => {
    clearTimeout(timer);
    globalThis.removeEventListener('keydown', collect, true);
    globalThis.removeEventListener('pointerdown', end, true);
    takeHeldText = () => '';
    return text;
  };
  return takeHeldText;
}

/**
 * Collects what is typed before an open dialog has a field that takes it. The control that opened the dialog gets none of these keys:
 * it would be pressed again.
 */
export function useEarlyText(open: boolean, onEscape: () => void): EarlyText {
  const early: EarlyText = useRef(null);
  const escape = useEffectEvent(onEscape);
  // Before the effect that focuses the first control.
  useLayoutEffect(() => {
    if (!open) return undefined;
    early.current ??= takeHeldText();
    const collect = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (early.current === null || isShortcut(event) || (key.length > 1 && !keysOfOpeners.includes(key)))
        return;
      if (key.length === 1) early.current += key;
      if (key === 'Backspace') early.current = early.current.slice(0, -1);
      // A dialog that is shown handles its own keys.
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') escape();
    };
    globalThis.addEventListener('keydown', collect, true);
    return () => {
      globalThis.removeEventListener('keydown', collect, true);
      early.current = null;
    };
  }, [open]);
  return early;
}

/** Appends to a field in a way that React notices. */
function enterText(field: HTMLElement, text: string): void {
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (text === '' || !isTyped || !field.matches(fields)) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
    field,
    field.value + text,
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns false while the dialog has nothing to focus but its own frame, whose keys press no button. */
function focusFirst(content: HTMLElement, initialFocus: FocusTarget, early: EarlyText): boolean {
  const frame = content.closest<HTMLElement>('[role="dialog"]');
  const { activeElement } = document;
  const isInside =
    frame?.contains(activeElement) && activeElement !== frame && !activeElement?.matches('.ant-modal-close');
  const first = isInside ? activeElement : (initialFocus?.current ?? content.querySelector(fields));
  if (!(first instanceof HTMLElement)) {
    frame?.focus({ preventScroll: true });
    return false;
  }
  if (!isInside) first.focus();
  enterText(first, early.current ?? '');
  early.current = null;
  return true;
}

/** Focuses the first control of a dialog when it opens, or when its content has arrived. */
export function useFirstFocus(
  open: boolean,
  content: RefObject<HTMLElement | null>,
  initialFocus: FocusTarget,
  early: EarlyText,
): void {
  useEffect(() => {
    const place = content.current;
    if (!open || !place) return undefined;
    let hasFrame = false;
    const focus = () => {
      // A user who has left the frame for a button, such as the cross, keeps the focus there when the content changes.
      const isLeft = hasFrame && document.activeElement !== place.closest('[role="dialog"]');
      if (isLeft) early.current = null;
      if (isLeft || focusFirst(place, initialFocus, early)) observer.disconnect();
      else hasFrame = true;
    };
    const observer = new MutationObserver(focus);
    observer.observe(place, { childList: true, subtree: true });
    // After antd's effects, one of which focuses the cross, and before the next key.
    queueMicrotask(focus);
    return () => observer.disconnect();
  }, [open, content, initialFocus, early]);
}
