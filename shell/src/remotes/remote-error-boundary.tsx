import { Component, type ReactNode } from 'react';
import { FailureCard } from './failure-card.tsx';

interface Props {
  title: string;
  onRetry: () => Promise<void>;
  children: ReactNode;
}

interface State {
  failed: boolean;
  retrying: boolean;
}

/** Catches what a remote throws while loading, starting or rendering, and shows its card instead. */
export class RemoteErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, retrying: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  private retry = (): void => {
    this.setState({ retrying: true });
    const settle = () => this.setState({ retrying: false });
    this.props.onRetry().then(settle, settle);
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <FailureCard
        title={`${this.props.title} is not available`}
        busy={this.state.retrying}
        onRetry={this.retry}
      >
        This part of the suite could not be loaded or stopped working. Everything else keeps working; try
        again, or come back in a moment.
      </FailureCard>
    );
  }
}
