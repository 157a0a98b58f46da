import { Component, type ReactNode } from 'react';
import { showBuildError } from './build-error.ts';

export class CrashBoundary extends Component<
  { children: ReactNode; onCrash: () => void },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    showBuildError(error);
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
