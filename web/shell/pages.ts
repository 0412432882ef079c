// The pages of the portal as menus, ways out and the command palette list them.
import {
  IconChartBar,
  IconDatabaseImport,
  IconLayoutDashboard,
  IconReceipt,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuName } from '../../lib/menus.ts';
import type { MessageId } from '../intl/catalogues.ts';

/** What was mailed to and by the viewer: a page without a menu of its own. */
export const MAILS_URL = '/mails';

/** Budgets, under the right on dashboards: a page without an entry in the sidebar. */
export const BUDGETS_URL = '/budgets';

export interface PageOfMenu {
  menu: MenuName;
  label: MessageId;
  Icon: typeof IconChartBar;
}

export const PAGES: readonly PageOfMenu[] = [
  { menu: 'DASHBOARD', label: 'platform.shell.dashboard', Icon: IconLayoutDashboard },
  { menu: 'COST_ANALYTICS', label: 'platform.shell.costAnalytics', Icon: IconChartBar },
  { menu: 'BILLING', label: 'platform.shell.billing', Icon: IconReceipt },
  { menu: 'DATA', label: 'platform.shell.data', Icon: IconDatabaseImport },
  { menu: 'ADMINISTRATION', label: 'platform.shell.administration', Icon: IconUsersGroup },
];
