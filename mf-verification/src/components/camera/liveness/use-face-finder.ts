import { useEffect, useState } from 'react';
import type { FaceFinder } from './face-finder.ts';
import { loadFaceFinder } from './load-face-finder.ts';

export type FaceFinderState =
  | { name: 'loading'; share: number }
  | { name: 'ready'; finder: FaceFinder }
  | { name: 'missing' };

export function useFaceFinder(): FaceFinderState {
  const [state, setState] = useState<FaceFinderState>({ name: 'loading', share: 0 });
  useEffect(() => {
    let wanted = true;
    const show = (next: FaceFinderState) => {
      if (wanted) setState(next);
    };
    loadFaceFinder((share) => show({ name: 'loading', share })).then(
      (finder) => show({ name: 'ready', finder }),
      () => show({ name: 'missing' }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return state;
}
