import { Component, type ReactNode } from 'react';
import { restoreBuiltIns } from '../../../page-guard/built-ins.ts';

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
