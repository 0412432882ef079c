// Parts of a cost as bars from one line: what costs goes to the right, what is credited to the left (C-13).
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useShownAmounts } from '../../../../components/money/useShownAmounts.ts';
import { Percent } from '../../../../intl/Percent.tsx';
import classes from './Portion.module.css';

export interface PortionBar {
  id: string;
  label: string;
  cost: number;
  /** Percent of the whole. */
  share: number;
  /** In the compared days; null when none are. */
  compareCost: number | null;
  /** Left out where nothing can be opened. */
  onOpen?: (() => void) | undefined;
  /** Of the group of others. */
  members: readonly PortionBar[];
  /** What it is made of, told in words. */
  relations: readonly { key: string; cost: number }[];
}

interface PortionBarsProps {
  items: readonly PortionBar[];
  currency: string;
  total: number;
}

export function PortionBars({ items, currency, total }: PortionBarsProps) {
  const intl = useIntl();
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = items.flatMap((item) =>
    isUnfolded && item.members.length > 0 ? [item, ...item.members] : [item],
  );
  const shownAmounts = useShownAmounts(currency);
  const shownOf = shownAmounts(items, {
    amountOf: ({ cost }) => cost,
    partsOf: ({ members }) => members,
    whole: total,
  });
  const most = Math.max(0, ...shown.map(({ cost }) => cost));
  const least = Math.min(0, ...shown.map(({ cost }) => cost));
  const span = most - least || 1;
  const zero = (100 * -least) / span;
  return (
    <>
      {total <= 0 ? (
        <p className={classes.note}>
          <FormattedMessage id="cost-analytics.detail.noShares" />
        </p>
      ) : null}
      <ul className={`${classes.bars} sky-figures`}>
        {shown.map((item) => (
          <li key={item.id} className={classes.row}>
            <span className={classes.name}>
              {item.members.length > 0 ? (
                <button
                  type="button"
                  className={classes.open}
                  aria-expanded={isUnfolded}
                  onClick={() => setUnfolded(!isUnfolded)}
                >
                  {item.label}
                </button>
              ) : item.onOpen ? (
                <button type="button" className={classes.open} title={item.label} onClick={item.onOpen}>
                  {item.label}
                </button>
              ) : (
                <span title={item.label}>{item.label}</span>
              )}
              {item.relations.length > 0 ? (
                <span
                  className={classes.relations}
                  title={intl.formatList(item.relations.map(({ key }) => key))}
                >
                  {item.relations
                    .slice(0, 3)
                    .map(({ key }) => key)
                    .join(' · ')}
                </span>
              ) : null}
            </span>
            <span className={classes.track} aria-hidden>
              <span
                className={classes.bar}
                data-negative={item.cost < 0 || undefined}
                style={{
                  left: `${item.cost < 0 ? zero - (100 * -item.cost) / span : zero}%`,
                  width: `${(100 * Math.abs(item.cost)) / span}%`,
                }}
              />
            </span>
            <MoneyText amount={item.cost} shown={shownOf(item)} currency={currency} />
            <span className={classes.share}>{total > 0 ? <Percent percent={item.share} /> : '–'}</span>
            {item.compareCost === null ? null : (
              <span className={classes.before}>
                <FormattedMessage
                  id="cost-analytics.detail.before"
                  values={{ cost: <MoneyText amount={item.compareCost} currency={currency} /> }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
