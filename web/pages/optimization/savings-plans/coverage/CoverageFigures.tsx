// Coverage by cost, the provider's own way beside it, and the money and hours that both are made of.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CoverageFigures_coverage$key } from '../../../../__generated__/CoverageFigures_coverage.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { type Figure, FigureCards } from '../../shared/FigureCards.tsx';
import { RoundedFigures } from '../../shared/money/Rounded.tsx';
import { PLAN_COVERAGE_SUM, useShownSum } from '../../shared/money/useShownSum.ts';
import { useHours } from '../../shared/useHours.ts';
import { usePercent } from '../../shared/usePercent.ts';

export function CoverageFigures({ coverage }: { coverage: CoverageFigures_coverage$key }) {
  const { format, formatOriginal, shownIn } = useMoney();
  const shownSum = useShownSum();
  const percent = usePercent();
  const hours = useHours();
  const { currency, figures: data } = useFragment(
    graphql`
      fragment CoverageFigures_coverage on CommitmentCoverageSummary {
        currency
        figures {
          coverage
          providerCoverage
          savingsPlansCost
          savingsPlansListCost
          onDemandCost
          totalCost
          reservedOnDemandCost
          savingsPlansUsageCoverage
          reservedUsageCoverage
          totalUsageCoverage
          onDemandHours
          reservedHours
          savingsPlansHours
          totalHours
        }
      }
    `,
    coverage,
  );
  const shown: Partial<Record<keyof typeof data, number>> & Record<typeof PLAN_COVERAGE_SUM.of, number> =
    shownSum(PLAN_COVERAGE_SUM, data, currency);
  const money = (amount: number) => formatOriginal(amount, shownIn(currency));
  const costs = {
    plans: money(shown.savingsPlansCost),
    list: format(data.savingsPlansListCost, currency),
    onDemand: money(shown.onDemandCost),
  };
  const usage = {
    plans: hours(data.savingsPlansHours),
    reserved: hours(data.reservedHours),
    onDemand: hours(data.onDemandHours),
    total: hours(data.totalHours),
  };
  const figures: Figure[] = [
    {
      id: 'coverage',
      label: <FormattedMessage id="optimization.figure.coverage" />,
      value: percent(data.coverage),
      formula: (
        <FormattedMessage
          id="optimization.formula.coverage"
          values={{ ...costs, result: percent(data.coverage) }}
        />
      ),
      note: <FormattedMessage id="optimization.figure.coverageNote" />,
    },
    {
      id: 'providerCoverage',
      label: <FormattedMessage id="optimization.figure.providerCoverage" />,
      value: percent(data.providerCoverage),
      formula: (
        <FormattedMessage
          id="optimization.formula.providerCoverage"
          values={{ ...costs, result: percent(data.providerCoverage) }}
        />
      ),
      note: <FormattedMessage id="optimization.figure.providerCoverageNote" />,
    },
    ...(
      [
        ['savingsPlansCost', 'optimization.figure.savingsPlansCost'],
        ['onDemandCost', 'optimization.figure.onDemandCost'],
        ['totalCost', 'optimization.figure.totalCost'],
        ['reservedOnDemandCost', 'optimization.figure.reservedOnDemandCost'],
      ] as const
    ).map(([id, label]) => ({
      id,
      label: <FormattedMessage id={label} />,
      value: <MoneyText amount={data[id]} shown={shown[id]} currency={currency} />,
    })),
    ...(
      [
        ['savingsPlansUsageCoverage', 'optimization.figure.savingsPlansUsageCoverage', usage.plans],
        ['reservedUsageCoverage', 'optimization.figure.reservedUsageCoverage', usage.reserved],
      ] as const
    ).map(([id, label, part]) => ({
      id,
      label: <FormattedMessage id={label} />,
      value: percent(data[id]),
      formula: (
        <FormattedMessage
          id="optimization.formula.usageCoverage"
          values={{ part, total: usage.total, result: percent(data[id]) }}
        />
      ),
    })),
    {
      id: 'totalHours',
      label: <FormattedMessage id="optimization.figure.totalHours" />,
      value: usage.total,
      note: <FormattedMessage id="optimization.figure.hoursNote" values={usage} />,
    },
  ];
  return (
    <>
      <FigureCards figures={figures} />
      <RoundedFigures sum={PLAN_COVERAGE_SUM} amounts={data} currency={currency} />
    </>
  );
}
