import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

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
