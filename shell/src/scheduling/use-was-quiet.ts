import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const quietMs = 500;

/** The main content of the page loads first. */
export function useWasQuiet(): boolean {
  const isFetching = useIsFetching() > 0;
  const [wasQuiet, setWasQuiet] = useState(false);
  useEffect(() => {
    if (wasQuiet || isFetching) return undefined;
    const timer = setTimeout(() => setWasQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, [wasQuiet, isFetching]);
  return wasQuiet;
}
