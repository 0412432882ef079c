// A part of a screen that keeps what it showed, dimmed, while the portal cannot be reached.
import { Box, Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Fault } from '../../fault.ts';
import { type Disposable, useHeld } from '../../query-lifetime.ts';
import { Warning } from '../notices/Warning.tsx';
import { Boundary, type BoundaryProps } from './Boundary.tsx';

interface KeptBoundaryProps<Reference extends Disposable | null>
  extends Pick<BoundaryProps, 'variant' | 'skeleton' | 'resetOf'> {
  /** The answer to show. */
  reference: Reference;
  onRetry: () => void;
  children: (reference: Reference) => ReactNode;
}

export function KeptBoundary<Reference extends Disposable | null>({
  reference,
  children,
  ...boundary
}: KeptBoundaryProps<Reference>) {
  const [drawn, setDrawn] = useState({ reference, isComplete: false });
  useHeld(drawn.reference);
  const asBefore = ({ code }: Fault, retry: () => void) =>
    code !== 'NETWORK' || !drawn.isComplete || drawn.reference === reference ? null : (
      <Boundary {...boundary}>
        <Box mb="md">
          <Warning
            actions={
              <Button variant="default" onClick={retry}>
                <FormattedMessage id="platform.fault.retry" />
              </Button>
            }
          >
            <FormattedMessage id="platform.fault.kept" />
          </Warning>
        </Box>
        {children(drawn.reference)}
      </Boundary>
    );
  return (
    <Boundary {...boundary} resetKey={reference} insteadOf={asBefore}>
      {children(reference)}
      <Drawn reference={reference} onDrawn={setDrawn} />
    </Boundary>
  );
}

interface DrawnProps<Reference> {
  reference: Reference;
  /** Stays the same function. */
  onDrawn: (drawn: { reference: Reference; isComplete: boolean }) => void;
}

/** Reports the reference once everything beside it has been drawn with it. */
function Drawn<Reference>({ reference, onDrawn }: DrawnProps<Reference>) {
  useEffect(() => onDrawn({ reference, isComplete: true }), [reference, onDrawn]);
  return null;
}
