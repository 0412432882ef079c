// The shape of the generated company: how many accounts, rows, money and which currencies a vendor has.
import type { CloudCode } from '../../../lib/catalogue/vendors.ts';
import { dayNumber, monthNumber } from './days.ts';

/** How usage goes: up by about two percent a month, or down by a tenth to a half of each account while it moves. */
export const STORIES = ['growth', 'decline'] as const;
export type Story = (typeof STORIES)[number];

/** What every figure of a generated company depends on, and nothing else. */
export interface DemoSeed {
  seed: number;
  /** Name of the company: two companies of one seed differ. */
  company: string;
  /** Rows a day as a multiple of about 930; money grows with it. */
  scale: number;
  /** Growth unless told otherwise. */
  story?: Story;
}

/** The history is anchored here: growth, commitments and events have fixed dates whatever months are written. */
export const FIRST_MONTH = monthNumber('2022-01');
/** The first day without charges. */
export const END_DAY = dayNumber('2024-12-17');
export const LAST_MONTH = monthNumber('2024-12');

export const FIRST_INVOICED_MONTH = monthNumber('2024-01');

export const CURRENCIES = ['USD', 'KRW', 'CNY', 'MXN', 'JPY'] as const;
export type DemoCurrency = (typeof CURRENCIES)[number];

/** Price-list currency per US dollar, one rate for the whole history. */
export const RATES: Record<DemoCurrency, number> = { USD: 1, KRW: 1300, CNY: 7.1, MXN: 18, JPY: 140 };

/** Tax on the invoices of a currency, and the digits that an amount of tax has. */
export const TAXES: Partial<Record<DemoCurrency, { rate: string; digits: number }>> = {
  KRW: { rate: '0.1', digits: 0 },
  MXN: { rate: '0.16', digits: 2 },
};

export interface VendorShape {
  accounts: number;
  rowsPerDay: number;
  /** List cost of a day in January 2022, in US dollars. */
  dailyBudget: number;
  currency: DemoCurrency;
  /** The last account pays through a billing account of its own in this currency. */
  otherCurrency: DemoCurrency | null;
  /** Cost of a weekend day by that of a weekday. */
  weekend: number;
  /** Prices, quantities and costs have no decimals. */
  isWhole: boolean;
  provider: string;
  issuer: string;
  billingType: string;
  accountType: string;
}

const shape = (
  [accounts, rowsPerDay, dailyBudget]: [number, number, number],
  [currency, otherCurrency]: [DemoCurrency, DemoCurrency | null],
  [provider, issuer, billingType, accountType]: [string, string, string, string],
  more: Partial<VendorShape> = {},
): VendorShape => ({
  accounts,
  rowsPerDay,
  dailyBudget,
  currency,
  otherCurrency,
  weekend: 1,
  isWhole: false,
  provider,
  issuer,
  billingType,
  accountType,
  ...more,
});

export const VENDOR_SHAPES: Record<CloudCode, VendorShape> = {
  aws: shape(
    [14, 480, 1350],
    ['USD', 'MXN'],
    ['AWS', 'Amazon Web Services, Inc.', 'Management Account', 'Account'],
    { weekend: 0.83 },
  ),
  azr: shape([8, 170, 480], ['KRW', 'JPY'], ['Microsoft', 'Microsoft', 'Billing Profile', 'Subscription']),
  gcp: shape([6, 120, 300], ['KRW', null], ['Google Cloud', 'Google Cloud', 'Billing Account', 'Project'], {
    weekend: 0.7,
    isWhole: true,
  }),
  oci: shape([4, 60, 130], ['USD', null], ['Oracle', 'Oracle', 'Tenancy', 'Compartment']),
  ncp: shape([4, 50, 110], ['KRW', null], ['Ncloud', 'NAVER Cloud', 'Account', 'Account']),
  tencent: shape([2, 30, 60], ['CNY', null], ['Tencent', 'Tencent Cloud', 'Account', 'Account']),
  openstack: shape([2, 20, 80], ['KRW', null], ['OpenStack', 'OpenStack', 'Domain', 'Project']),
};

/** The generated company of the demo, as the first start makes it. */
export const DEMO_COMPANY = { companyId: 'meridian', name: 'Meridian', seed: 1, scale: 1 } as const;
