// Where an account or an invoice of the bill leads to: its own page (B-10).
import { useLocation } from 'react-router-dom';
import { COMPANY_PARAMETER, pageAddress } from '../../../lib/catalogue/pages.ts';

const KEPT = ['vendor', 'month', COMPANY_PARAMETER] as const;

export function useDetailsLink(): (
  of: { account: string; currency: string } | { invoice: string },
) => string {
  const { search } = useLocation();
  return (of) => {
    const now = new URLSearchParams(search);
    const kept = KEPT.flatMap((name) => {
      const value = now.get(name);
      return value === null ? [] : [[name, value]];
    });
    return pageAddress('billingDetails', { ...of, ...Object.fromEntries(kept) });
  };
}
