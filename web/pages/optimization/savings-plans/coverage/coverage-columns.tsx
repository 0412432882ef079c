// The columns of the list of coverage, on screen and in files.
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { Formula } from '../../shared/FigureCards.tsx';
import type { ListColumn } from '../../shared/ListBlock.tsx';
import { PLAN_COVERAGE_SUM } from '../../shared/money/useShownSum.ts';
import { moneyCell, percentCell, textCell } from '../../shared/table-file.ts';
import type { ColumnTools } from '../../shared/useColumnTools.ts';

export interface CoverageRow {
  readonly account: string;
  readonly accountName: string;
  readonly product: string;
  readonly region: string;
  readonly regionName: string;
  readonly instanceFamily: string;
  readonly currency: string;
  readonly figures: {
    readonly coverage: number | null | undefined;
    readonly providerCoverage: number | null | undefined;
    readonly savingsPlansCost: number;
    readonly savingsPlansListCost: number;
    readonly onDemandCost: number;
    readonly totalCost: number;
  };
}

const TEXTS = [
  { id: 'accountName', head: 'optimization.column.account' },
  { id: 'product', head: 'optimization.column.product' },
  { id: 'regionName', head: 'optimization.column.region' },
  { id: 'instanceFamily', head: 'optimization.column.family' },
] as const;
const AMOUNTS = [
  { id: 'savingsPlansCost', head: 'optimization.figure.savingsPlansCost', sort: 'plans' },
  { id: 'onDemandCost', head: 'optimization.figure.onDemandCost', sort: 'onDemand' },
  { id: 'totalCost', head: 'optimization.figure.totalCost', sort: 'total' },
] as const;

export function coverageColumns({ intl, percent, money, shownSum }: ColumnTools): ListColumn<CoverageRow>[] {
  const shownOf = ({ figures, currency }: CoverageRow) => shownSum(PLAN_COVERAGE_SUM, figures, currency);
  return [
    ...TEXTS.map(
      ({ id, head }): ListColumn<CoverageRow> => ({
        id,
        head: intl.formatMessage({ id: head }),
        cell: (row) => row[id] || '–',
        file: textCell((row) => row[id]),
      }),
    ),
    ...AMOUNTS.map(
      ({ id, head, sort }): ListColumn<CoverageRow> => ({
        id,
        head: intl.formatMessage({ id: head }),
        sort,
        isFigure: true,
        cell: (row) => (
          <MoneyText amount={row.figures[id]} shown={shownOf(row)[id]} currency={row.currency} />
        ),
        file: moneyCell(({ figures }) => figures[id]),
      }),
    ),
    {
      id: 'coverage',
      head: intl.formatMessage({ id: 'optimization.figure.coverage' }),
      sort: 'coverage',
      isFigure: true,
      cell: (row) => (
        <Formula value={percent(row.figures.coverage)}>
          <FormattedMessage
            id="optimization.formula.coverage"
            values={{
              plans: money(shownOf(row).savingsPlansCost, row.currency),
              onDemand: money(shownOf(row).onDemandCost, row.currency),
              result: percent(row.figures.coverage),
            }}
          />
        </Formula>
      ),
      file: percentCell(({ figures }) => figures.coverage),
    },
    {
      id: 'providerCoverage',
      head: intl.formatMessage({ id: 'optimization.figure.providerCoverage' }),
      isFigure: true,
      cell: (row) => (
        <Formula value={percent(row.figures.providerCoverage)}>
          <FormattedMessage
            id="optimization.formula.providerCoverage"
            values={{
              list: <MoneyText amount={row.figures.savingsPlansListCost} currency={row.currency} />,
              onDemand: money(shownOf(row).onDemandCost, row.currency),
              result: percent(row.figures.providerCoverage),
            }}
          />
        </Formula>
      ),
      file: percentCell(({ figures }) => figures.providerCoverage),
    },
    {
      id: 'currency',
      head: intl.formatMessage({ id: 'optimization.column.currency' }),
      cell: ({ currency }) => currency,
      file: textCell(({ currency }) => currency),
    },
  ];
}
