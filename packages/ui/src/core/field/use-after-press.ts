import { useCallback, useEffect, useRef } from 'react';

const clickable = 'a, button, label, [type=checkbox], [type=radio]';

/**
 * Returns a function that runs an action at once, or after a pressed button is released. A press takes the focus from a
 * field before the click: a message of the field could move the button from under the pointer, and the click would be
 * lost.
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
