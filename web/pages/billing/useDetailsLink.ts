// Where an account or an invoice of the bill leads to: its own page (B-10).
import { useLocation } from 'react-router-dom';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { COMPANY_PARAMETER } from '../../relay/company.ts';

export const DETAILS_URL = `${MENUS.BILLING.url}/details`;
const KEPT = ['vendor', 'month', COMPANY_PARAMETER];

export function useDetailsLink(): (of: Record<string, string>) => string {
  const { search } = useLocation();
  return (of) => {
    const now = new URLSearchParams(search);
    const parts = new URLSearchParams(of);
    for (const name of KEPT) {
      const value = now.get(name);
      if (value !== null) parts.set(name, value);
    }
    return `${DETAILS_URL}?${parts}`;
  };
}
