// A part of a screen that waits, fails and recovers alone: app, page and block are the same part in three sizes.
import { Component, type ReactNode, Suspense } from 'react';
import { type Fault, faultOf } from '../../fault.ts';
import { Waiting } from '../feedback/Waiting.tsx';
import type { NoticeVariant } from '../notices/Notice.tsx';
import { FaultNotice, type Reset } from './FaultNotice.tsx';

export interface BoundaryProps {
  variant: NoticeVariant;
  /** As large as the content. */
  skeleton: ReactNode;
  /** Asks for the data again, by a new query reference. */
  onRetry?: () => void;
  /** The way out of a fault that asking again cannot mend. */
  resetOf?: (fault: Fault) => Reset | null;
  /** A fault is forgotten when this changes. */
  resetKey?: unknown;
  /** What is shown in place of the fault's notice; null: the notice. */
  insteadOf?: (fault: Fault, retry: () => void) => ReactNode;
  /** What stands around a fault, as it stands around the content. */
  frame?: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  fault: Fault | null;
  resetKey: unknown;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { fault: faultOf(error) };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { fault: null, resetKey: props.resetKey };
  }

  retry = (): void => {
    this.props.onRetry?.();
    this.setState({ fault: null });
  };

  override render(): ReactNode {
    const { variant, skeleton, children, frame, onRetry, resetOf, insteadOf } = this.props;
    const { fault } = this.state;
    if (!fault) return <Suspense fallback={<Waiting>{skeleton}</Waiting>}>{children}</Suspense>;
    const notice = insteadOf?.(fault, this.retry) ?? (
      <FaultNotice
        variant={variant}
        fault={fault}
        onRetry={onRetry ? this.retry : undefined}
        reset={resetOf?.(fault)}
      />
    );
    return frame ? frame(notice) : notice;
  }
}
