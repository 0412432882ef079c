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
  const [drawn, setDrawn] = useState(reference);
  const [hasDrawn, setHasDrawn] = useState(false);
  useHeld(drawn);
  const asBefore = ({ code }: Fault, retry: () => void) =>
    code !== 'NETWORK' || !hasDrawn || drawn === reference ? null : (
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
        {children(drawn)}
      </Boundary>
    );
  const onDrawn = (seen: Reference) => {
    setDrawn(seen);
    setHasDrawn(true);
  };
  return (
    <Boundary {...boundary} resetKey={reference} insteadOf={asBefore}>
      {children(reference)}
      <Drawn reference={reference} onDrawn={onDrawn} />
    </Boundary>
  );
}

interface DrawnProps<Reference> {
  reference: Reference;
  onDrawn: (reference: Reference) => void;
}

/** Tells the reference once all beside it has been drawn with it. */
function Drawn<Reference>({ reference, onDrawn }: DrawnProps<Reference>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each reference
  useEffect(() => onDrawn(reference), [reference]);
  return null;
}
