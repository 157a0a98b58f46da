import { Component, type ReactNode } from 'react';
import { restoreBuiltIns } from '../../../page-guard/built-ins.ts';

interface Props {
  onError: (error: unknown) => void;
  children: ReactNode;
}

export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    restoreBuiltIns();
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
