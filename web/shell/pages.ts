// The pages of the portal as menus, ways out and the command palette list them.
import {
  IconCategory,
  IconChartBar,
  IconDatabaseImport,
  IconLayoutDashboard,
  IconReceipt,
  IconTargetArrow,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuName } from '../../lib/catalogue/menus.ts';
import type { MessageId } from '../intl/catalogues.ts';

/** What was mailed to and by the viewer: a page without a menu of its own. */
export const MAILS_URL = '/mails';

/** Under the right on dashboards, as all that widgets rest on. */
export const BUDGETS_URL = '/budgets';
export const CATEGORIES_URL = '/service-categories';

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

export interface PageWithoutMenu extends PageOfMenu {
  /** Its menu is the right that it needs. */
  url: string;
}

/** Of costs, and so before data and administration. */
export const PAGES_WITHOUT_MENU: readonly PageWithoutMenu[] = [
  { menu: 'DASHBOARD', url: BUDGETS_URL, label: 'dashboard.budgets.title', Icon: IconTargetArrow },
  { menu: 'DASHBOARD', url: CATEGORIES_URL, label: 'dashboard.categories.title', Icon: IconCategory },
];
