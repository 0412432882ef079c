// The companies that a product shows before it has data of its own.
import { DEMO_COMPANY } from './generator/shape.ts';

/** With real billing files; `companyId` is also the folder of its files. */
export const REAL_COMPANIES = [
  { companyId: 'sunflower', name: 'Sunflower' },
  { companyId: 'workshop', name: 'Workshop' },
  { companyId: 'focus-sample', name: 'FOCUS sample' },
] as const;

export const DEMO_COMPANY_IDS: readonly string[] = [
  ...REAL_COMPANIES.map(({ companyId }) => companyId),
  DEMO_COMPANY.companyId,
];

/** Amounts of the demo are answered in it. */
export const DEMO_CURRENCY = 'USD';
