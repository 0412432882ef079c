// Where a menu leads to: cost analytics opens with the question that was asked there last, and, pressed there, anew.
import { useLocation } from 'react-router-dom';
import { MENUS, type MenuName } from '../../lib/catalogue/menus.ts';
import { useLocal } from '../components/useLocal.ts';

export function usePageAddress(): (menu: MenuName) => string {
  const { pathname } = useLocation();
  const [question] = useLocal('costAnalyticsQuestion');
  return (menu) => {
    const { url } = MENUS[menu];
    return menu === 'COST_ANALYTICS' && pathname !== url ? url + (question ?? '') : url;
  };
}
