import { useEffect, useState, type ReactNode } from 'react';
import { CleanUpBoundary } from './failure/clean-up-boundary.tsx';

interface CleanUpBoundariesProps {
  contents: Readonly<Record<string, ReactNode>>;
  onError: (name: string, error: unknown) => void;
}

/** The boundaries stay until their contents have been cleaned up. */
export function CleanUpBoundaries({ contents, onError }: CleanUpBoundariesProps) {
  const shown = Object.keys(contents);
  const [names, setNames] = useState(shown);
  const added = shown.filter((name) => !names.includes(name));
  if (added.length > 0) setNames([...names, ...added]);
  const left = names.filter((name) => !shown.includes(name)).join('\n');
  useEffect(() => {
    if (left === '') return;
    const gone = left.split('\n');
    // React cleans up the removed effects in the same task.
    const timer = setTimeout(() => setNames((kept) => kept.filter((name) => !gone.includes(name))));
    return () => clearTimeout(timer);
  }, [left]);
  return names.map((name) => (
    <CleanUpBoundary key={name} onError={(error) => onError(name, error)}>
      {contents[name] ?? null}
    </CleanUpBoundary>
  ));
}
