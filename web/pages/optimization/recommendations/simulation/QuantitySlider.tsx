// How much is bought, moved by hand or put to one of the goals.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { stepped } from '../../../../../lib/commitments/advice/goals.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import classes from '../Advice.module.css';
import type { Purchase } from './curve.ts';
import { useQuantity } from './useQuantity.ts';

const GOALS = ['advised', 'mostSaving', 'leastRegret', 'targetCoverage'] as const;
type GoalName = (typeof GOALS)[number];
const TEXTS: Record<GoalName, MessageId> = {
  advised: 'optimization.advice.advised',
  mostSaving: 'optimization.advice.mostSaving',
  leastRegret: 'optimization.advice.leastRegret',
  targetCoverage: 'optimization.advice.targetCoverage',
};

interface QuantitySliderProps {
  purchase: Purchase;
  isInstances: boolean;
  currency: string;
  quantity: number;
  /** What each goal would buy; null where it cannot be reached, or was not asked for. */
  marks: Record<GoalName, number | null>;
  onMove: (quantity: number) => void;
  onSettle: (quantity: number) => void;
}

export function QuantitySlider({
  purchase: { valuation, price },
  isInstances,
  currency,
  quantity,
  marks,
  onMove,
  onSettle,
}: QuantitySliderProps) {
  const intl = useIntl();
  const text = useQuantity(isInstances, currency);
  const name = intl.formatMessage({
    id: isInstances ? 'optimization.advice.quantity' : 'optimization.column.commitment',
  });
  const steps = Math.max(1, Math.ceil(valuation.peak / price.step));
  const sizeOf = (count: number) => stepped(count, price.step);
  return (
    <div className={classes.slider}>
      <div className={classes.sliderHead}>
        <span className={classes.sliderName}>{name}</span>
        <strong className={`${classes.sliderValue} sky-figures`} data-part="advice.quantity">
          {text(quantity)}
        </strong>
      </div>
      <input
        type="range"
        className={classes.range}
        aria-label={name}
        aria-valuetext={text(quantity)}
        min={0}
        max={steps}
        step={1}
        value={Math.min(steps, Math.round(quantity / price.step))}
        onChange={({ currentTarget }) => onMove(sizeOf(Number(currentTarget.value)))}
        onPointerUp={({ currentTarget }) => onSettle(sizeOf(Number(currentTarget.value)))}
        onKeyUp={({ currentTarget }) => onSettle(sizeOf(Number(currentTarget.value)))}
      />
      <div className={classes.goals}>
        {GOALS.map((goal) => {
          const mark = marks[goal];
          return mark === null ? null : (
            <Button
              key={goal}
              size="compact-sm"
              variant={mark === quantity ? 'filled' : 'default'}
              aria-pressed={mark === quantity}
              onClick={() => onSettle(mark)}
            >
              <FormattedMessage id={TEXTS[goal]} />
              {': '}
              {text(mark)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
