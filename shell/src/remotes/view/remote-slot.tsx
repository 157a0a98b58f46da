import { useEffect, useState, type ReactNode } from 'react';
import { CleanUpBoundary } from './failure/clean-up-boundary.tsx';

interface RemoteSlotProps {
  /** Names the release that is shown. */
  name: string;
  /** Takes what the release of this name throws while it is removed. */
  onError: (name: string, error: unknown) => void;
  children: ReactNode;
}

/** The place of one release after the other; a boundary of its own stays until what it held has been cleaned up. */
export function RemoteSlot({ name, onError, children }: RemoteSlotProps) {
  const [names, setNames] = useState([name]);
  if (!names.includes(name)) setNames([...names, name]);
  useEffect(() => {
    if (names.length === 1) return;
    // Effects are cleaned up in the same turn as this one runs.
    const timer = setTimeout(() => setNames([name]));
    return () => clearTimeout(timer);
  }, [names, name]);
  return names.map((one) => (
    <CleanUpBoundary key={one} onError={(error) => onError(one, error)}>
      {one === name ? children : null}
    </CleanUpBoundary>
  ));
}
