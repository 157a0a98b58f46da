import { useEffect, useState, type ReactNode } from 'react';
import { CleanUpBoundary } from './failure/clean-up-boundary.tsx';

interface CleanUpBoundariesProps {
  /** What is shown, by a name of its own. */
  contents: Readonly<Record<string, ReactNode>>;
  /** Takes what the content of this name throws while it is removed. */
  onError: (name: string, error: unknown) => void;
}

/** Draws each content in a boundary of its own, which stays until what it held has been cleaned up. */
export function CleanUpBoundaries({ contents, onError }: CleanUpBoundariesProps) {
  const shown = Object.keys(contents);
  const [names, setNames] = useState(shown);
  const added = shown.filter((name) => !names.includes(name));
  if (added.length > 0) setNames([...names, ...added]);
  const left = names.filter((name) => !shown.includes(name)).join('\n');
  useEffect(() => {
    if (left === '') return;
    const gone = left.split('\n');
    // Effects are cleaned up in the same turn as this one runs.
    const timer = setTimeout(() => setNames((kept) => kept.filter((name) => !gone.includes(name))));
    return () => clearTimeout(timer);
  }, [left]);
  return names.map((name) => (
    <CleanUpBoundary key={name} onError={(error) => onError(name, error)}>
      {contents[name] ?? null}
    </CleanUpBoundary>
  ));
}
