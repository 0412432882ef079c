// One bar: how much of its machine time each purchase option paid for, in words beside the colours.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { shareOf } from '../../../../../lib/money/money.ts';
import type { MixBar_mix$data, MixBar_mix$key } from '../../../../__generated__/MixBar_mix.graphql.ts';
import { OTHERS_VARIABLE, seriesVariable } from '../../../../theme/palette.ts';
import classes from '../../shared/Commitments.module.css';
import { usePercent } from '../../shared/usePercent.ts';

interface MixBarProps {
  name: ReactNode;
  mix: MixBar_mix$key;
  show: 'money' | 'hours';
  write: (amount: number) => string;
}

const PARTS = [
  { id: 'savingsPlans', label: 'optimization.mix.savingsPlans', colour: seriesVariable(0) },
  { id: 'reserved', label: 'optimization.mix.reserved', colour: seriesVariable(2) },
  { id: 'spot', label: 'optimization.mix.spot', colour: seriesVariable(1) },
  { id: 'onDemand', label: 'optimization.mix.onDemand', colour: OTHERS_VARIABLE },
] as const;

export function MixBar({ name, mix, show, write }: MixBarProps) {
  const percent = usePercent();
  const data = useFragment(
    graphql`
      fragment MixBar_mix on ComputeMix {
        savingsPlansCost
        savingsPlansHours
        reservedCost
        reservedHours
        spotCost
        spotHours
        onDemandCost
        onDemandHours
        totalCost
        totalHours
      }
    `,
    mix,
  );
  const total = amountOf(data, 'total', show);
  const parts = PARTS.map((part) => ({ ...part, amount: amountOf(data, part.id, show) ?? 0 }));
  return (
    <div className={classes.mixRow}>
      <span className={classes.mixName}>{name}</span>
      <span className={classes.mixBar} aria-hidden>
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ id, colour, amount }) => (
            <span key={id} style={{ flexGrow: amount, background: `var(${colour})` }} />
          ))}
      </span>
      <span className="sky-figures">{total === null ? '–' : write(total)}</span>
      <span className={`${classes.mixParts} sky-figures`}>
        {parts
          .filter(({ amount }) => amount !== 0)
          .map(({ id, label, colour, amount }) => (
            <span key={id}>
              <span className={classes.swatch} style={{ background: `var(${colour})` }} />
              <FormattedMessage id={label} /> {write(amount)} ({percent(shareOf(amount, total ?? 0))})
            </span>
          ))}
      </span>
    </div>
  );
}

type Amounts = Omit<MixBar_mix$data, ' $fragmentType'>;

function amountOf(
  data: Amounts,
  part: 'savingsPlans' | 'reserved' | 'spot' | 'onDemand' | 'total',
  show: 'money' | 'hours',
): number | null {
  return (show === 'money' ? data[`${part}Cost`] : data[`${part}Hours`]) ?? null;
}
