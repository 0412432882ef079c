// What a saving is made of: a bar of its parts, and each of them by name and amount; a loss has no place in the bar.
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { seriesVariable } from '../../../../theme/palette.ts';
import classes from './SavingBar.module.css';

interface SavingPart {
  id: string;
  name: string;
  amount: number;
}

export function SavingBar({ parts, currency }: { parts: readonly SavingPart[]; currency: string }) {
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
        {parts.map(({ id, name, amount }, place) => (
          <li key={id}>
            <span className={classes.swatch} style={{ background: `var(${seriesVariable(place)})` }} />
            <span className={classes.name}>{name}</span>
            <MoneyText amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
    </>
  );
}
