// What reservations cover, by usage: in hours or normalised units, with and without what plans cover.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CoverageSummary_summary$key } from '../../../__generated__/CoverageSummary_summary.graphql.ts';
import { AppliedRates } from '../../../components/money/AppliedRates.tsx';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { Unconverted } from '../../../components/money/Unconverted.tsx';
import { FigureCards } from '../shared/FigureCards.tsx';
import { RoundedFigures } from '../shared/money/Rounded.tsx';
import { RESERVED_COVERAGE_SUM, useShownSum } from '../shared/money/useShownSum.ts';
import { CoverageText } from './CoverageText.tsx';
import { coverageFigures } from './coverage-rows.ts';

interface CoverageSummaryProps {
  summary: CoverageSummary_summary$key;
  unit: 'hours' | 'units';
  isWithPlans: boolean;
}

export function CoverageSummary({ summary, unit, isWithPlans }: CoverageSummaryProps) {
  const intl = useIntl();
  const shownSum = useShownSum();
  const data = useFragment(
    graphql`
      fragment CoverageSummary_summary on ReservationCoverageSummary {
        currency
        figures {
          ...coverageRows_figures
        }
        rates {
          date
          from
          rate
          source
          to
        }
        unconverted {
          amount
          currency
        }
      }
    `,
    summary,
  );
  const figures = coverageFigures(data.figures);
  const usage = figures[unit];
  const shown = shownSum(RESERVED_COVERAGE_SUM, figures, data.currency);
  const amount = (member: keyof typeof shown) => (
    <MoneyText amount={figures[member]} shown={shown[member]} currency={data.currency} />
  );
  const quantity = (value: number | null | undefined) =>
    value === null || value === undefined ? (
      <FormattedMessage id="optimization.reserved.notInData" />
    ) : (
      intl.formatNumber(value, { maximumFractionDigits: 1 })
    );
  return (
    <AppliedRates rates={data.rates}>
      <Unconverted amounts={data.unconverted} />
      <FigureCards
        figures={[
          {
            id: 'coverage',
            label: <FormattedMessage id="optimization.reserved.coverage" />,
            value: <CoverageText usage={usage} isWithPlans={isWithPlans} />,
            note: (
              <FormattedMessage
                id={unit === 'hours' ? 'optimization.reserved.byHours' : 'optimization.reserved.byUnits'}
              />
            ),
          },
          {
            id: 'reserved',
            label: <FormattedMessage id="optimization.reserved.reservedUsage" />,
            value: quantity(usage.reserved),
            note: amount('reservedOnDemandCost'),
          },
          {
            id: 'savingsPlans',
            label: <FormattedMessage id="optimization.reserved.plansUsage" />,
            value: quantity(usage.savingsPlans),
            note: amount('savingsPlansCost'),
          },
          {
            id: 'onDemand',
            label: <FormattedMessage id="optimization.reserved.onDemandUsage" />,
            value: quantity(usage.onDemand),
            note: amount('onDemandCost'),
          },
          {
            id: 'totalCost',
            label: <FormattedMessage id="optimization.reserved.totalCost" />,
            value: amount('totalCost'),
          },
        ]}
      />
      <RoundedFigures sum={RESERVED_COVERAGE_SUM} amounts={figures} currency={data.currency} />
    </AppliedRates>
  );
}
