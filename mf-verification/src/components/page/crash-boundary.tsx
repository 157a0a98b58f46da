import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** What is shown instead, and the way to try again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps what breaks, or does not arrive, from taking the rest of the page along. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasCrashed: false }));
  }
}
