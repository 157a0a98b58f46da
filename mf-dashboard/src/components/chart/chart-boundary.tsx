import { Component, type ReactNode } from 'react';

interface ChartBoundaryProps {
  onFailure: () => void;
  children: ReactNode;
}

/** Contains the failure of a chart that cannot be fetched or drawn. */
export class ChartBoundary extends Component<ChartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
