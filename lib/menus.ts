// Menu codes of the portal and the addresses they open.

/** `needs` is the least right that opens the page. */
export const MENUS = {
  DASHBOARD: { code: 'MTV3010', url: '/dashboard', needs: 'view' },
  BILLING: { code: 'MTV3040', url: '/billing', needs: 'view' },
  COST_ANALYTICS: { code: 'MTV3050', url: '/cost-analytics', needs: 'view' },
  /** Of this portal alone: what was loaded, and what is missing. */
  DATA: { code: 'MTV3990', url: '/data', needs: 'edit' },
} as const;

export type MenuName = keyof typeof MENUS;

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
