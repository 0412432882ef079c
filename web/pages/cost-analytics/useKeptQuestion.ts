// Keeps the question of the address, without what belongs to one company, for the next time the page is opened (C-16).
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressForAnyCompany } from '../../../lib/catalogue/pages.ts';
import { writeLocal } from '../../browser/local-storage.ts';

export function useKeptQuestion(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const question = addressForAnyCompany({ pathname, search }).slice(pathname.length);
    writeLocal('costAnalyticsQuestion', question === '' ? null : question);
  }, [pathname, search]);
}
