// Where the entry of a page leads to: cost analytics opens with the question that was asked there last, and, pressed
// there, anew.
import { useLocation } from 'react-router-dom';
import { type PageName, pagePath } from '../../lib/catalogue/pages.ts';
import { useLocal } from '../browser/useLocal.ts';

export function useEntryAddress(): (page: PageName) => string {
  const { pathname } = useLocation();
  const [question] = useLocal('costAnalyticsQuestion');
  return (page) => {
    const path = pagePath(page);
    return page === 'costAnalytics' && pathname !== path ? path + (question ?? '') : path;
  };
}
