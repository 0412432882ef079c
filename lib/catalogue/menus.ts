// Menu codes of the portal and the addresses they open.

/** `needs` is the least right that opens the page. */
export const MENUS = {
  DASHBOARD: { code: 'MTV3010', url: '/dashboard', needs: 'view', list: 'metering' },
  BILLING: { code: 'MTV3040', url: '/billing', needs: 'view', list: 'metering' },
  COST_ANALYTICS: { code: 'MTV3050', url: '/cost-analytics', needs: 'view', list: 'metering' },
  ANOMALY: { code: 'MTV3060', url: '/anomaly-detection', needs: 'view', list: 'metering' },
  SAVINGS_PLANS: { code: 'MTV3110', url: '/savings-plans', needs: 'view', list: 'metering' },
  /** The platform's menu opens /reserved, which leads here. */
  RESERVED: { code: 'MTV3112', url: '/reservations', needs: 'view', list: 'metering' },
  AZURE_RESERVED: { code: 'MTV3114', url: '/azure-reservations', needs: 'view', list: 'metering' },
  /** What to buy, of all vendors; to decide it needs the right to edit. */
  RECOMMENDATIONS: { code: 'MTV3116', url: '/spoptm', needs: 'view', list: 'metering' },
  /** What the portal does for each company: loads, data, mails and alerts; and cloud migration ROI. */
  OPERATIONS: { code: 'MTV3118', url: '/mis-operation-status', needs: 'view', list: 'metering' },
  /** Of this portal alone: who belongs to the company, and what they may do. */
  ADMINISTRATION: { code: 'MTV3980', url: '/administration', needs: 'edit', list: 'company' },
  /** Of this portal alone: what was loaded, and what is missing. */
  DATA: { code: 'MTV3990', url: '/data', needs: 'edit', list: 'console' },
  /** Of this portal alone: to ask the graph by texts of one's own, in GraphiQL or by a program. */
  API: { code: 'MTV3970', url: '/graphql', needs: 'view', list: 'console' },
} as const;

export type MenuName = keyof typeof MENUS;

/** The lists that the platform gives menu rights in: the prefixes of menu ids. */
export const MENU_LISTS = ['company', 'security', 'console', 'metering', 'kenobi'] as const;

/** Menus of other products that share the platform; never shown here. */
export const EXCLUDED_MENU_CODES = [
  'MTV3130',
  'MTV3120',
  'MTV3150',
  'MTV3190',
  'MTV3190_01',
  'MTV3190_02',
  'MTV3190_03',
  'MTV3030',
  'MTV3020',
  'MTV3210_01',
  'MTV3210_02',
  'MTV3210_03',
] as const;
