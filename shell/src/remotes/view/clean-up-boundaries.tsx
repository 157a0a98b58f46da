import { useEffect, useState, Component, type ReactNode } from 'react';
import { restoreBuiltIns } from '../../page-guard/built-ins.ts';

interface Props {
  onError: (error: unknown) => void;
  children: ReactNode;
}

const maxErrors = 3;
const withinMs = 5_000;

/** React reports errors of a clean-up to a boundary that stays, so this one renders its children again. */
export class CleanUpBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };
  #caughtAt: number[] = [];

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    restoreBuiltIns();
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const now = performance.now();
    this.#caughtAt = [...this.#caughtAt.filter((at) => now - at < withinMs), now];
    this.setState({ error: undefined });
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error !== undefined && this.#caughtAt.length >= maxErrors)
      throw error instanceof Error ? error : new Error('A clean-up threw no error', { cause: error });
    return this.props.children;
  }
}

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
