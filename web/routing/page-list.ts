// The pages as the sidebar, ways out and the command palette list them, in the order in which they are listed.
import {
  IconCategory,
  IconChartBar,
  IconDatabaseImport,
  IconLayoutDashboard,
  IconMail,
  IconReceipt,
  IconTargetArrow,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuName } from '../../lib/catalogue/menus.ts';
import { type PageName, pageRow } from '../../lib/catalogue/pages.ts';
import type { MessageId } from '../intl/catalogues.ts';

export interface ListedPage {
  name: PageName;
  label: MessageId;
  Icon: typeof IconChartBar;
  /** Listed where there is room for the main pages only: the one that a menu opens. */
  isMain?: boolean;
  /** Found by the command palette, and led to by other pages, but not listed beside them. */
  isOnlyInPalette?: boolean;
}

export const LISTED_PAGES: readonly ListedPage[] = [
  { name: 'dashboard', label: 'platform.shell.dashboard', Icon: IconLayoutDashboard, isMain: true },
  { name: 'costAnalytics', label: 'platform.shell.costAnalytics', Icon: IconChartBar, isMain: true },
  { name: 'billing', label: 'platform.shell.billing', Icon: IconReceipt, isMain: true },
  { name: 'budgets', label: 'budgets.page.title', Icon: IconTargetArrow },
  { name: 'serviceCategories', label: 'dashboard.categories.title', Icon: IconCategory },
  { name: 'data', label: 'platform.shell.data', Icon: IconDatabaseImport, isMain: true },
  { name: 'administration', label: 'platform.shell.administration', Icon: IconUsersGroup, isMain: true },
  { name: 'mails', label: 'platform.mails.title', Icon: IconMail, isOnlyInPalette: true },
];

export const MAIN_PAGES = LISTED_PAGES.filter(({ isMain }) => isMain);

/** Whether a user with these rights may open the page. */
export function mayOpen(name: PageName, canSee: (menu: MenuName) => boolean): boolean {
  const { menu } = pageRow(name);
  return menu === null || canSee(menu);
}
