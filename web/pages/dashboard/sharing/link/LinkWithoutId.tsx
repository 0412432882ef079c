// A path below the dashboard that is no page: a link whose id is lost says so, any other is not found (D-07).
import { useLocation } from 'react-router-dom';
import { isSharePath } from '../../../../../lib/rules/dashboard-shares.ts';
import { NotFoundPage } from '../../../../components/layout/NotFoundPage.tsx';
import { ShareFaultPage } from './ShareFaultPage.tsx';

export function LinkWithoutId() {
  const { pathname } = useLocation();
  return isSharePath(pathname) ? <ShareFaultPage code="SHARE_MALFORMED" /> : <NotFoundPage />;
}
