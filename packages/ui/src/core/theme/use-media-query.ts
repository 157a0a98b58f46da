import { useSyncExternalStore } from 'react';

export const useIsPhone = () => useMediaQuery('(max-width: 37.4375em)');

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
