// What the router could not load or draw, outside of any page.
import { useRouteError } from 'react-router-dom';
import { faultOf } from '../../fault.ts';
import { FaultNotice } from './FaultNotice.tsx';

export function RouteFault() {
  return <FaultNotice variant="app" fault={faultOf(useRouteError())} onRetry={() => location.reload()} />;
}
