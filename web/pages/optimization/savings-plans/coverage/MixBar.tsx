// One bar: how much of its machine time each purchase option paid for, in words beside the colours.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { shareOf } from '../../../../../lib/money/money.ts';
import type { MixBar_mix$data, MixBar_mix$key } from '../../../../__generated__/MixBar_mix.graphql.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { OTHERS_VARIABLE, seriesVariable } from '../../../../theme/palette.ts';
import classes from '../../shared/Commitments.module.css';
import { Formula } from '../../shared/FigureCards.tsx';
import { MIX_SUM, useShownSum } from '../../shared/money/useShownSum.ts';
import { useHours } from '../../shared/useHours.ts';
import { usePercent } from '../../shared/usePercent.ts';

interface MixBarProps {
  name: ReactNode;
  mix: MixBar_mix$key;
  show: 'money' | 'hours';
  currency: string;
}

const PARTS = [
  { id: 'savingsPlans', label: 'optimization.mix.savingsPlans', colour: seriesVariable(0) },
  { id: 'reserved', label: 'optimization.mix.reserved', colour: seriesVariable(2) },
  { id: 'spot', label: 'optimization.mix.spot', colour: seriesVariable(1) },
  { id: 'onDemand', label: 'optimization.mix.onDemand', colour: OTHERS_VARIABLE },
] as const;

export function MixBar({ name, mix, show, currency }: MixBarProps) {
  const percent = usePercent();
  const hours = useHours();
  const shownSum = useShownSum();
  const { formatOriginal, shownIn } = useMoney();
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
  const parts = PARTS.map((part) => {
    const amount = amountOf(data, part.id, show) ?? 0;
    return { ...part, amount, share: percent(shareOf(amount, total ?? 0)) };
  });
  const shown = shownSum(MIX_SUM, data, currency);
  const text = (part: Part, amount: number) =>
    show === 'money' ? formatOriginal(shown[`${part}Cost`], shownIn(currency)) : hours(amount);
  return (
    <div className={classes.mixRow}>
      <span className={classes.mixName}>{name}</span>
      <span className={classes.mixBar} aria-hidden>
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ id, colour, amount }) => (
            <span key={id} style={{ flexGrow: shareOf(amount, total ?? 0), background: `var(${colour})` }} />
          ))}
      </span>
      <span className={`${classes.mixTotal} sky-figures`}>{total === null ? '–' : text('total', total)}</span>
      <span className={`${classes.mixParts} sky-figures`}>
        {parts
          .filter(({ amount }) => amount !== 0)
          .map(({ id, label, colour, amount, share }) => (
            <span key={id}>
              <span className={classes.swatch} style={{ background: `var(${colour})` }} />
              <FormattedMessage id={label} /> {text(id, amount)} (
              <Formula value={share}>
                <FormattedMessage
                  id="optimization.formula.share"
                  values={{ part: text(id, amount), total: text('total', total ?? 0), result: share }}
                />
              </Formula>
              )
            </span>
          ))}
      </span>
    </div>
  );
}

type Part = 'savingsPlans' | 'reserved' | 'spot' | 'onDemand' | 'total';
type Amounts = Omit<MixBar_mix$data, ' $fragmentType'>;

function amountOf(data: Amounts, part: Part, show: 'money' | 'hours'): number | null {
  return (show === 'money' ? data[`${part}Cost`] : data[`${part}Hours`]) ?? null;
}
