// How much of the difference comes of more use, of another price, and of other things being used; they add up to it.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Effects_causes$key } from '../../../__generated__/Effects_causes.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useShownAmounts } from '../../../components/money/useShownAmounts.ts';
import classes from './Detail.module.css';

export function Effects({ causes }: { causes: Effects_causes$key }) {
  const { formatOriginal, shownIn } = useMoney();
  const { currency, difference, effects } = useFragment(
    graphql`
      fragment Effects_causes on AnomalyCauses {
        currency
        difference
        effects {
          mix
          price
          usage
        }
      }
    `,
    causes,
  );
  const shown = useShownAmounts(currency);
  const lines = (['usage', 'price', 'mix'] as const).map((effect) => ({ effect, amount: effects[effect] }));
  const amountOf = shown(lines, {
    amountOf: ({ amount }) => amount,
    partsOf: () => [],
    whole: difference,
  });
  return (
    <section className={`${shared.panel} ${classes.panel}`}>
      <h2 className={classes.panelTitle}>
        <FormattedMessage id="anomaly.effects.title" />
      </h2>
      <ul className={`${classes.list} sky-figures`}>
        {lines.map((line) => (
          <li key={line.effect} className={classes.line}>
            <span>
              <FormattedMessage id="anomaly.effects.effect" values={{ effect: line.effect }} />
            </span>
            <strong className={classes.figure} data-sign={Math.sign(amountOf(line))}>
              {formatOriginal(amountOf(line), shownIn(currency), 'signed')}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
