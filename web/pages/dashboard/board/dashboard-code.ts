// The code of the dashboard's page. It waits for the widgets of a new dashboard, so that they are drawn once, with their
// figures, and not first as skeletons.
import { loadFirstKinds } from '../widgets/widget-kinds.ts';
import { DashboardPage } from './DashboardPage.tsx';

export async function dashboardCode(): Promise<typeof DashboardPage> {
  await loadFirstKinds();
  return DashboardPage;
}
