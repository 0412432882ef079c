// The pages of the portal: where each stands, the right that it needs, and the parameters of its address.
// The web app declares the codecs of the parameters (web/pages/<domain>/page.tsx); the compiler holds the names equal.

import { MENUS, type MenuName } from './menus.ts';
import { COMMITMENT_PAGES } from './page-rows/commitment-pages.ts';
import { OPERATION_PAGES } from './page-rows/operation-pages.ts';

/**
 * `company`: the parameter points at something of one company, so it is dropped when another company is shown.
 * `view`: it says how the page is shown, and means the same in every company.
 */
type ParameterScope = 'company' | 'view';

export interface PageRow {
  /** Paths that open the page; the first one is used for links. */
  paths: readonly [string, ...string[]];
  /** Paths of the platform's menus that mean this page. */
  movedFrom?: readonly string[];
  /** The right that it needs; null where everybody who has signed in may open it. */
  menu: MenuName | null;
  /** It has something to show in a company without cost data too. */
  isForEmptyCompanies?: boolean;
  parameters: Readonly<Record<string, ParameterScope>>;
}

export const PAGES = {
  dashboard: {
    paths: [MENUS.DASHBOARD.url],
    movedFrom: ['/cost/dashboard'],
    menu: 'DASHBOARD',
    parameters: {
      board: 'company',
      edit: 'company',
      widget: 'company',
      range: 'view',
      vendors: 'company',
      currency: 'view',
      basis: 'view',
    },
  },
  // Without a menu: the page of a link has words of its own for people who may not see dashboards.
  sharedDashboard: {
    paths: ['/dashboard/:uuid/share', '/dashboard/:uuid/:company/share'],
    menu: null,
    isForEmptyCompanies: true,
    parameters: {},
  },
  sharePreview: {
    paths: ['/dashboard/share-preview'],
    menu: 'DASHBOARD',
    parameters: { board: 'company', filters: 'view' },
  },
  costAnalytics: {
    paths: [MENUS.COST_ANALYTICS.url],
    movedFrom: ['/cost/cost-analytics'],
    menu: 'COST_ANALYTICS',
    parameters: {
      range: 'view',
      start: 'view',
      end: 'view',
      unit: 'view',
      vendors: 'company',
      viewBy: 'view',
      viewByKey: 'company',
      thenBy: 'company',
      names: 'view',
      filter: 'company',
      filterVersion: 'company',
      aws: 'company',
      azure: 'company',
      gcp: 'company',
      oci: 'company',
      ncloud: 'company',
      tencent: 'company',
      openstack: 'company',
      other: 'company',
      basis: 'view',
      compare: 'view',
      compareRange: 'view',
      compareStart: 'view',
      compareEnd: 'view',
      compareCost: 'view',
      align: 'view',
      mode: 'view',
      ahead: 'view',
      others: 'view',
      months: 'view',
      chart: 'view',
      view: 'view',
      search: 'company',
      searchIn: 'view',
      sort: 'view',
      page: 'company',
      size: 'view',
      item: 'company',
      itemVendor: 'company',
      detail: 'view',
      stepStart: 'view',
      stepEnd: 'view',
      path: 'company',
      by: 'view',
      rowSearch: 'company',
      rowSort: 'view',
      rowPage: 'company',
      rowSize: 'view',
      columns: 'view',
      groupSet: 'company',
    },
  },
  billing: {
    paths: [MENUS.BILLING.url],
    movedFrom: ['/cost/billing'],
    menu: 'BILLING',
    parameters: {
      vendor: 'company',
      month: 'company',
      tab: 'view',
      viewBy: 'view',
      tagKey: 'company',
      set: 'company',
      trend: 'view',
      layers: 'view',
      turned: 'company',
      sum: 'company',
      bridge: 'view',
    },
  },
  billingDetails: {
    paths: [`${MENUS.BILLING.url}/details`],
    menu: 'BILLING',
    parameters: {
      vendor: 'company',
      month: 'company',
      layers: 'view',
      turned: 'company',
      account: 'company',
      currency: 'company',
      invoice: 'company',
      page: 'company',
    },
  },
  // Budgets and categories need the right on dashboards: what widgets rest on is kept there.
  budgets: {
    paths: ['/budgets'],
    menu: 'DASHBOARD',
    parameters: { year: 'view', month: 'view', basis: 'view' },
  },
  serviceCategories: {
    paths: ['/service-categories'],
    menu: 'DASHBOARD',
    parameters: {
      search: 'company',
      show: 'view',
      order: 'view',
      direction: 'view',
      page: 'company',
      size: 'view',
    },
  },
  anomalies: {
    paths: [MENUS.ANOMALY.url],
    menu: 'ANOMALY',
    parameters: {
      start: 'view',
      end: 'view',
      level: 'view',
      vendors: 'company',
      type: 'view',
      sensitivity: 'view',
      state: 'view',
      hidden: 'view',
      starred: 'view',
      top: 'company',
      alerts: 'view',
      sort: 'view',
      page: 'company',
      size: 'view',
      rule: 'company',
      notify: 'view',
      aws: 'company',
      azure: 'company',
      gcp: 'company',
      oci: 'company',
      ncloud: 'company',
      tencent: 'company',
      openstack: 'company',
      other: 'company',
    },
  },
  anomalyDetail: {
    paths: ['/dashboard/anomaly-detail'],
    menu: 'ANOMALY',
    parameters: { id: 'company' },
  },
  ...COMMITMENT_PAGES,
  ...OPERATION_PAGES,
  data: {
    paths: [MENUS.DATA.url],
    menu: 'DATA',
    isForEmptyCompanies: true,
    parameters: {
      page: 'company',
      load: 'company',
      vendor: 'company',
      account: 'company',
      month: 'company',
      file: 'company',
      changes: 'company',
      change: 'company',
    },
  },
  administration: {
    paths: [MENUS.ADMINISTRATION.url],
    menu: 'ADMINISTRATION',
    isForEmptyCompanies: true,
    parameters: { tab: 'view', page: 'company', search: 'company', action: 'view' },
  },
  account: {
    paths: ['/account'],
    menu: null,
    isForEmptyCompanies: true,
    parameters: {},
  },
  mails: {
    paths: ['/mails'],
    menu: null,
    isForEmptyCompanies: true,
    parameters: { page: 'company', mail: 'company' },
  },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof PAGES;
export type ParameterName<Name extends PageName> = Extract<keyof (typeof PAGES)[Name]['parameters'], string>;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** The parameter of every address that says of which company it is, so that a link means the same for everybody. */
export const COMPANY_PARAMETER = 'company';

/** The row as any row, for code that walks all pages. */
export function pageRow(name: PageName): PageRow {
  return PAGES[name];
}

/** The code of the menu that the page's right stands under; null for a page that needs none. */
export function menuCode(name: PageName): string | null {
  const { menu } = pageRow(name);
  return menu && MENUS[menu].code;
}

/** The path that links to the page use. */
export function pagePath(name: PageName): string {
  return PAGES[name].paths[0];
}

/** An address of the page; values are given as they are in the address. */
export function pageAddress<Name extends PageName>(
  name: Name,
  values: Partial<Record<ParameterName<Name> | typeof COMPANY_PARAMETER, string>>,
): string {
  const search = new URLSearchParams(values as Record<string, string>);
  return search.size > 0 ? `${pagePath(name)}?${search}` : pagePath(name);
}

/** The page that a path opens; null for any other path. */
export function pageOfPath(pathname: string): PageName | null {
  return PAGE_NAMES.find((name) => PAGES[name].paths.some((path) => fits(path, pathname))) ?? null;
}

/** `:name` in a path stands for any one segment. */
function fits(path: string, pathname: string): boolean {
  const segments = path.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    segments.length === given.length &&
    segments.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

/** The address without its company and without what belongs to that company. */
export function addressForAnyCompany({ pathname, search }: { pathname: string; search: string }): string {
  const page = pageOfPath(pathname);
  const scopes: PageRow['parameters'] = page ? PAGES[page].parameters : {};
  const rest = new URLSearchParams(search);
  rest.delete(COMPANY_PARAMETER);
  for (const [name, scope] of Object.entries(scopes)) if (scope === 'company') rest.delete(name);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
