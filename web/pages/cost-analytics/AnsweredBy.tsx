// The address whose question a query was asked with, for all that shows its answer.
import { type ReactNode, useMemo } from 'react';
import { addressOf } from '../../routing/asked-address.ts';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import { useUnchanged } from './chart/useUnchanged.ts';
import { costAnalyticsPage } from './page.tsx';
import { AnsweredAddressContext, figuresAddress } from './useAnsweredAddress.ts';

interface AnsweredByProps {
  reference: object;
  children: ReactNode;
}

export function AnsweredBy({ reference, children }: AnsweredByProps) {
  const { address } = usePageAddress(costAnalyticsPage);
  const asked = useMemo(() => {
    const url = addressOf(reference);
    return url ? costAnalyticsPage.read(url) : null;
  }, [reference]);
  const answered = useUnchanged(useMemo(() => figuresAddress(address, asked), [address, asked]));
  return <AnsweredAddressContext value={answered}>{children}</AnsweredAddressContext>;
}
