// What pages can do by a command, as the command palette lists it: the page, the right that it needs, and its words.
import {
  IconBell,
  IconBookmark,
  IconDownload,
  IconGitCompare,
  IconLayoutDashboard,
  IconMail,
  IconMailFast,
  IconPencil,
  IconPlus,
  IconShare,
  IconTargetArrow,
  IconUserPlus,
} from '@tabler/icons-react';
import type { PageName } from '../../../lib/catalogue/pages.ts';
import type { MessageId } from '../../intl/catalogues.ts';

interface PageAction {
  page: PageName;
  /** Of the menu of its page. */
  right: 'view' | 'edit';
  label: MessageId;
  /** Further words that it is found by. */
  words: MessageId;
  Icon: typeof IconPlus;
}

export const PAGE_ACTIONS = {
  addWidget: {
    page: 'dashboard',
    right: 'edit',
    label: 'dashboard.edit.add',
    words: 'platform.actions.addWidgetWords',
    Icon: IconPlus,
  },
  newDashboard: {
    page: 'dashboard',
    right: 'edit',
    label: 'dashboard.list.new',
    words: 'platform.actions.newDashboardWords',
    Icon: IconLayoutDashboard,
  },
  editDashboard: {
    page: 'dashboard',
    right: 'edit',
    label: 'platform.actions.editDashboard',
    words: 'platform.actions.editDashboardWords',
    Icon: IconPencil,
  },
  shareDashboard: {
    page: 'dashboard',
    right: 'edit',
    label: 'platform.actions.shareDashboard',
    words: 'platform.actions.shareDashboardWords',
    Icon: IconShare,
  },
  mailDashboard: {
    page: 'dashboard',
    right: 'edit',
    label: 'platform.actions.mailDashboard',
    words: 'platform.actions.mailDashboardWords',
    Icon: IconMail,
  },
  saveDashboard: {
    page: 'dashboard',
    right: 'view',
    label: 'platform.actions.saveDashboard',
    words: 'platform.actions.saveDashboardWords',
    Icon: IconDownload,
  },
  saveView: {
    page: 'costAnalytics',
    right: 'edit',
    label: 'cost-analytics.views.save',
    words: 'platform.actions.saveViewWords',
    Icon: IconBookmark,
  },
  downloadCosts: {
    page: 'costAnalytics',
    right: 'view',
    label: 'cost-analytics.export.title',
    words: 'platform.actions.downloadCostsWords',
    Icon: IconDownload,
  },
  compareLastPeriod: {
    page: 'costAnalytics',
    right: 'view',
    label: 'platform.actions.compareLastPeriod',
    words: 'platform.actions.compareLastPeriodWords',
    Icon: IconGitCompare,
  },
  compareLastYear: {
    page: 'costAnalytics',
    right: 'view',
    label: 'platform.actions.compareLastYear',
    words: 'platform.actions.compareLastYearWords',
    Icon: IconGitCompare,
  },
  sendInvoice: {
    page: 'billing',
    right: 'edit',
    label: 'billing.send.open',
    words: 'platform.actions.sendInvoiceWords',
    Icon: IconMailFast,
  },
  billPdf: {
    page: 'billing',
    right: 'view',
    label: 'platform.actions.billPdf',
    words: 'platform.actions.billFileWords',
    Icon: IconDownload,
  },
  billXlsx: {
    page: 'billing',
    right: 'view',
    label: 'platform.actions.billXlsx',
    words: 'platform.actions.billFileWords',
    Icon: IconDownload,
  },
  billCsv: {
    page: 'billing',
    right: 'view',
    label: 'platform.actions.billCsv',
    words: 'platform.actions.billFileWords',
    Icon: IconDownload,
  },
  addBudget: {
    page: 'budgets',
    right: 'edit',
    label: 'budgets.page.add',
    words: 'platform.actions.addBudgetWords',
    Icon: IconTargetArrow,
  },
  addAnomalyRule: {
    page: 'anomalies',
    right: 'edit',
    label: 'platform.actions.addAnomalyRule',
    words: 'platform.actions.addAnomalyRuleWords',
    Icon: IconPlus,
  },
  anomalyMails: {
    page: 'anomalies',
    right: 'view',
    label: 'platform.actions.anomalyMails',
    words: 'platform.actions.anomalyMailsWords',
    Icon: IconBell,
  },
  addMember: {
    page: 'administration',
    right: 'edit',
    label: 'administration.page.add',
    words: 'platform.actions.addMemberWords',
    Icon: IconUserPlus,
  },
} as const satisfies Record<string, PageAction>;

export type PageActionName = keyof typeof PAGE_ACTIONS;
