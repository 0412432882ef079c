// The exchange rates that the amounts below were converted by, for whatever explains an amount.
import { createContext, type ReactNode, use } from 'react';
import type { ShownRate } from '../../../lib/money/rate-notes.ts';

const NONE: readonly ShownRate[] = [];
const AppliedRatesContext = createContext(NONE);

interface AppliedRatesProps {
  /** In the order of their days; left out where nothing says what was converted. */
  rates?: readonly ShownRate[] | undefined;
  children: ReactNode;
}

export function AppliedRates({ rates = NONE, children }: AppliedRatesProps) {
  return <AppliedRatesContext value={rates}>{children}</AppliedRatesContext>;
}

export function useAppliedRates(): readonly ShownRate[] {
  return use(AppliedRatesContext);
}
