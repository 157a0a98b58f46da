import { useCallback, useEffect, useRef } from 'react';

/** What reacts to a click, and so needs to stay where it was pressed. */
const clickable = 'a, button, label, [type=checkbox], [type=radio]';

/**
 * Returns a function that runs an action at once, or, while a button is pressed, once it is released.
 * The press takes the focus from a field before the click comes. What the field then shows or asks for could move the
 * button from under the pointer, and the click would be lost. Browsers choose the target of the click before they
 * report the release, and handlers of the click see what the action changed.
 * Of several actions during one press, the last one runs.
 */
export function useAfterPress(): (action: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void) | null }>({ isDown: false, waiting: null });
  useEffect(() => {
    const onDown = ({ target }: Event) => {
      press.current.isDown = target instanceof Element && target.closest(clickable) !== null;
    };
    const onUp = () => {
      const { waiting } = press.current;
      press.current = { isDown: false, waiting: null };
      waiting?.();
    };
    // A press that opens the browser's own menu may never be reported as released.
    const listeners = { pointerdown: onDown, pointerup: onUp, pointercancel: onUp, contextmenu: onUp };
    for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        window.removeEventListener(type, listener, true);
    };
  }, []);
  return useCallback((action) => {
    if (press.current.isDown) press.current.waiting = action;
    else action();
  }, []);
}
