import { useLayoutEffect } from 'react';

let locks = 0;

/** Stops the page behind from scrolling, and from moving when its scroll bar disappears. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const { documentElement: root, body } = document;
    if (locks === 0) {
      body.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
      root.style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      body.style.paddingRight = '';
      root.style.overflow = '';
    };
  }, [locked]);
}
