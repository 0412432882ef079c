// The address whose question a query was asked with, for all that shows its answer.
import { type ReactNode, useMemo } from 'react';
import { addressOf } from '../../routing/asked-address.ts';
import { costAnalyticsPage } from './page.tsx';
import { AnsweredAddressContext } from './useAnsweredAddress.ts';

interface AnsweredByProps {
  reference: object;
  children: ReactNode;
}

export function AnsweredBy({ reference, children }: AnsweredByProps) {
  const answered = useMemo(() => {
    const url = addressOf(reference);
    return url && costAnalyticsPage.read(url);
  }, [reference]);
  return <AnsweredAddressContext value={answered}>{children}</AnsweredAddressContext>;
}
