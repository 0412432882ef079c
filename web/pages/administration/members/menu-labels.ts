// The menus that rights are given on, by the names that the sidebar has for them; the API is in none.
import type { MenuName } from '../../../../lib/catalogue/menus.ts';
import type { MessageId } from '../../../intl/catalogues.ts';

export const MENU_LABELS: Record<MenuName, MessageId> = {
  DASHBOARD: 'platform.shell.dashboard',
  COST_ANALYTICS: 'platform.shell.costAnalytics',
  BILLING: 'platform.shell.billing',
  ANOMALY: 'platform.shell.anomalyDetection',
  SAVINGS_PLANS: 'optimization.plans.title',
  RESERVED: 'optimization.reservations.title',
  AZURE_RESERVED: 'optimization.azure.title',
  RECOMMENDATIONS: 'optimization.advice.title',
  OPERATIONS: 'operations.page.title',
  API: 'administration.page.api',
  DATA: 'platform.shell.data',
  ADMINISTRATION: 'platform.shell.administration',
};
