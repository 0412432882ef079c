// What a saving is made of: a bar of its parts, and each of them by name and amount; a loss has no place in the bar.
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useShownAmounts } from '../../../../components/money/useShownAmounts.ts';
import { seriesVariable } from '../../../../theme/palette.ts';
import classes from './SavingBar.module.css';

interface SavingPart {
  id: string;
  name: string;
  amount: number;
}

interface SavingBarProps {
  parts: readonly SavingPart[];
  /** Their sum. */
  total: number;
  currency: string;
}

export function SavingBar({ parts, total, currency }: SavingBarProps) {
  const shownAmounts = useShownAmounts(currency);
  const shownOf = shownAmounts(parts, { amountOf: ({ amount }) => amount, partsOf: () => [], whole: total });
  return (
    <>
      <div className={classes.bar} aria-hidden>
        {parts.map(({ id, amount }, place) =>
          amount > 0 ? (
            <span key={id} style={{ flexGrow: amount, background: `var(${seriesVariable(place)})` }} />
          ) : null,
        )}
      </div>
      <ul className={`${classes.parts} sky-figures`}>
        {parts.map((part, place) => (
          <li key={part.id}>
            <span className={classes.swatch} style={{ background: `var(${seriesVariable(place)})` }} />
            <span className={classes.name}>{part.name}</span>
            <MoneyText amount={part.amount} shown={shownOf(part)} currency={currency} />
          </li>
        ))}
      </ul>
    </>
  );
}
