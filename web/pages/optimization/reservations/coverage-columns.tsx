// Columns of coverage in one unit, with or without what plans cover; a file has both units.

import { useIntl } from 'react-intl';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { currencyColumn, MONEY, NUMBER, PERCENT, TEXT } from '../reserved/file-formats.ts';
import { RESERVED_WORDS } from '../reserved/words.ts';
import type { ListColumn } from '../shared/ListBlock.tsx';
import { RESERVED_COVERAGE_SUM, useShownSum } from '../shared/money/useShownSum.ts';
import { memberText } from '../shared/provider-word.ts';
import { CoverageText } from './CoverageText.tsx';
import type { CoverageRow, CoverageUsage } from './coverage-rows.ts';

type TextMember =
  | 'product'
  | 'instanceType'
  | 'size'
  | 'accountName'
  | 'regionName'
  | 'platform'
  | 'tenancy'
  | 'payerAccount';
type CostMember = 'onDemandCost' | 'reservedOnDemandCost' | 'savingsPlansCost' | 'totalCost';
type UsageMember = 'onDemand' | 'reserved' | 'savingsPlans';

const USAGE_HEADS = {
  onDemand: 'optimization.reserved.onDemandUsage',
  reserved: 'optimization.reserved.reservedUsage',
  savingsPlans: 'optimization.reserved.plansUsage',
} as const satisfies Record<UsageMember, string>;

interface Shown {
  unit: 'hours' | 'units';
  isWithPlans: boolean;
}

export function useCoverageColumns(
  currency: string,
  { unit, isWithPlans }: Shown,
): ListColumn<CoverageRow>[] {
  const intl = useIntl();
  const shownSum = useShownSum();
  const unknown = intl.formatMessage({ id: 'optimization.reserved.notInData' });
  const text = (id: TextMember): ListColumn<CoverageRow> => ({
    id,
    head: intl.formatMessage({ id: RESERVED_WORDS[id] }),
    cell: (row) => memberText(intl, id, row[id]) ?? unknown,
    file: { format: TEXT, value: (row) => memberText(intl, id, row[id]) },
  });
  const usage = (id: UsageMember, sort?: string): ListColumn<CoverageRow> => ({
    id,
    ...(sort && { sort }),
    isFigure: true,
    head: intl.formatMessage({ id: USAGE_HEADS[id] }),
    cell: ({ figures }) => {
      const value = figures[unit][id];
      return value === null || value === undefined
        ? unknown
        : intl.formatNumber(value, { maximumFractionDigits: 1 });
    },
    file: { format: NUMBER, value: ({ figures }) => figures[unit][id] ?? null },
  });
  const cost = (id: CostMember, sort?: string): ListColumn<CoverageRow> => ({
    id,
    ...(sort && { sort }),
    isFigure: true,
    head: intl.formatMessage({ id: RESERVED_WORDS[id] }),
    cell: ({ figures }) => (
      <MoneyText
        amount={figures[id]}
        shown={shownSum(RESERVED_COVERAGE_SUM, figures, currency)[id]}
        currency={currency}
      />
    ),
    file: { format: MONEY, value: ({ figures }) => figures[id] },
  });
  const percentOf = (of: CoverageUsage) => (isWithPlans ? of.coverageWithPlans : of.coverage) ?? null;
  return [
    text('instanceType'),
    text('product'),
    text('accountName'),
    text('regionName'),
    text('platform'),
    text('tenancy'),
    text('size'),
    {
      id: 'normalizationFactor',
      isFigure: true,
      head: intl.formatMessage({ id: 'optimization.reserved.normalizationFactor' }),
      cell: ({ normalizationFactor }) =>
        normalizationFactor === null || normalizationFactor === undefined
          ? unknown
          : intl.formatNumber(normalizationFactor),
      file: { format: NUMBER, value: ({ normalizationFactor }) => normalizationFactor ?? null },
    },
    {
      id: 'coverage',
      sort: unit,
      isFigure: true,
      head: intl.formatMessage({ id: 'optimization.reserved.coverage' }),
      cell: ({ figures }) => <CoverageText usage={figures[unit]} isWithPlans={isWithPlans} />,
      file: { format: PERCENT, value: ({ figures }) => percentOf(figures[unit]) },
    },
    usage('reserved'),
    usage('savingsPlans'),
    usage('onDemand', unit === 'hours' ? 'onDemandUsage' : undefined),
    cost('onDemandCost', 'onDemandCost'),
    cost('reservedOnDemandCost'),
    cost('savingsPlansCost'),
    cost('totalCost', 'cost'),
    currencyColumn(intl, () => currency),
    text('payerAccount'),
  ];
}
