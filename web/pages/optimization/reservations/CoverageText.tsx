// Coverage in percent: opens its formula with the numbers of its own row.
import { FormattedMessage, useIntl } from 'react-intl';
import { Formula } from '../shared/FigureCards.tsx';
import { usePercent } from '../shared/usePercent.ts';
import type { CoverageUsage } from './coverage-rows.ts';

interface CoverageTextProps {
  usage: CoverageUsage;
  isWithPlans: boolean;
}

export function CoverageText({ usage, isWithPlans }: CoverageTextProps) {
  const intl = useIntl();
  const percent = usePercent();
  const result = isWithPlans ? usage.coverageWithPlans : usage.coverage;
  if (result === null || result === undefined) return percent(null);
  const number = (value: number | null | undefined) =>
    intl.formatNumber(value ?? 0, { maximumFractionDigits: 2 });
  const values = {
    reserved: number(usage.reserved),
    plans: number(usage.savingsPlans),
    onDemand: number(usage.onDemand),
    result: percent(result),
  };
  return (
    <Formula value={percent(result)}>
      <p>
        <FormattedMessage
          id={
            isWithPlans
              ? 'optimization.reserved.formulaCoverageWithPlans'
              : 'optimization.reserved.formulaCoverage'
          }
          values={values}
        />
      </p>
    </Formula>
  );
}
