// The figures of a line of a legend: amount, part of the whole, change.

import { ChangeChip } from '../components/money/ChangeChip.tsx';
import { Percent } from '../intl/Percent.tsx';
import classes from './ChartLegend.module.css';
import type { AmountFormat, LegendFigure } from './chart-types.ts';

interface LegendFiguresProps {
  figure: LegendFigure;
  /** Of all lines of the legend. */
  total: number;
  format: AmountFormat;
  isNeutral: boolean;
}

export function LegendFigures({
  figure: { amount, share, change },
  total,
  format,
  isNeutral,
}: LegendFiguresProps) {
  return (
    <span className={`${classes.figures} sky-figures`}>
      <span className={classes.amount}>{format.short(amount)}</span>
      {share === undefined ? null : (
        <span className={classes.share}>{share === null ? '–' : <Percent percent={share} />}</span>
      )}
      {change ? (
        <span className={classes.change}>
          <ChangeChip
            change={change}
            currency={format.currency}
            total={total}
            isNeutral={isNeutral}
            isShort
          />
        </span>
      ) : null}
    </span>
  );
}
