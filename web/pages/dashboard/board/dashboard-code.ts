// What the dashboard is drawn with. The kinds of a new dashboard are there before its page is drawn, so that their widgets are
// drawn once, with their figures, and not first without.
import { loadFirstKinds } from '../widgets/widget-kinds.ts';
import { DashboardPage } from './DashboardPage.tsx';

export async function dashboardCode(): Promise<typeof DashboardPage> {
  await loadFirstKinds();
  return DashboardPage;
}
