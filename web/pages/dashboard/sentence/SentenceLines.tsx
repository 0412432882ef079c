// The lines that are kept free for a first sentence, and what stands there until it comes.
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import classes from './DashboardSentence.module.css';

interface SentenceLinesProps {
  /** Another one is another sentence. */
  resetKey: unknown;
  children: ReactNode;
}

/** A sentence that cannot be had leaves its lines empty: the widgets below say what failed. */
export function SentenceLines({ resetKey, children }: SentenceLinesProps) {
  return (
    <div className={classes.lines} data-part="dashboard.sentence">
      <Boundary variant="block" resetKey={resetKey} skeleton={<WaitingSentence />} frame={() => null}>
        {children}
      </Boundary>
    </div>
  );
}

export function WaitingSentence() {
  return (
    <>
      <Skeleton height={16} mt={7} width="88%" />
      <Skeleton height={16} mt={14} width="62%" />
    </>
  );
}
