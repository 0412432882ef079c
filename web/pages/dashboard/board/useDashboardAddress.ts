// Reads and changes the state of the dashboard in the address; every change can be undone by going back.
import { useQueryStates } from 'nuqs';
import { dashboardParsers } from './address.ts';

export function useDashboardAddress() {
  const [address, change] = useQueryStates(dashboardParsers, { shallow: false, history: 'push' });
  return { address, change };
}
