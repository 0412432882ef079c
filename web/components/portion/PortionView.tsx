// Parts of a cost as a ring and as a list, which says the same in words and figures; others unfold (C-13, D-12).
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DonutChart } from '../../charts/donut/DonutChart.tsx';
import { Percent } from '../../intl/Percent.tsx';
import { useRouter } from '../../routing/useRouter.ts';
import { useMoney } from '../money/useMoney.ts';
import { Notice } from '../notices/Notice.tsx';
import { PortionList } from './PortionList.tsx';
import classes from './PortionView.module.css';
import type { PortionItem } from './portion-items.ts';

interface PortionViewProps {
  items: readonly PortionItem[];
  /** What is below zero, where it stands apart: a list of its own, for it has no place in the ring. */
  credits?: readonly PortionItem[];
  total: number;
  currency: string;
  /** One sentence that says what the ring shows. */
  summary: string;
  /** The share stands before the cost. */
  isShareFirst: boolean;
  /** Opens an item; left out where there is nothing to open. */
  onOpen?: ((item: PortionItem) => void) | undefined;
  /** Where an item leads, in place of opening it here. */
  linkOf?: ((item: PortionItem) => string | null) | undefined;
}

type Side = 'costs' | 'credits';

export function PortionView({
  items,
  credits = [],
  total,
  currency,
  summary,
  isShareFirst,
  onOpen,
  linkOf,
}: PortionViewProps) {
  const router = useRouter();
  const [active, setActive] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState<Side | null>(null);
  const { formatCompact } = useMoney();
  if (items.length === 0 && credits.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="dashboard.topCosts.empty" />} />;
  const shown = items.find(({ id }) => id === active);
  const parts = items.map(({ id, label, colour, cost }) => ({ id, label, colour, amount: cost }));
  const unfold = (side: Side) => setUnfolded(unfolded === side ? null : side);
  const follow = (to: string | null) => {
    if (to !== null) void router.navigate(to);
  };
  const pick = (id: string) => {
    const item = items.find((each) => each.id === id);
    if (item?.isOthers) unfold('costs');
    else if (item && onOpen) onOpen(item);
    else if (item) follow(linkOf?.(item) ?? null);
  };
  const list = (side: Side, listed: readonly PortionItem[]) => (
    <PortionList
      items={listed}
      currency={currency}
      hasShare={total > 0}
      isShareFirst={isShareFirst}
      isUnfolded={unfolded === side}
      onUnfold={() => unfold(side)}
      onActive={setActive}
      onOpen={onOpen}
      linkOf={linkOf}
    />
  );
  return (
    <div className={classes.portion}>
      <div className={classes.ring}>
        <DonutChart
          parts={parts}
          summary={summary}
          active={active}
          onActive={setActive}
          onPick={onOpen || linkOf ? pick : undefined}
        >
          <strong className={`${classes.middle} sky-figures`}>
            {formatCompact(shown?.cost ?? total, currency)}
          </strong>
          {shown && total > 0 ? (
            <Percent percent={shown.share} />
          ) : (
            <FormattedMessage id="platform.chart.total" />
          )}
        </DonutChart>
      </div>
      <div className={classes.side}>
        {total > 0 ? null : (
          <p className={classes.note}>
            <FormattedMessage id="dashboard.portion.noShares" />
          </p>
        )}
        {list('costs', items)}
        {credits.length > 0 ? (
          <div data-side="credits">
            <p className={classes.note}>
              <FormattedMessage id="platform.portion.credits" />
            </p>
            {list('credits', credits)}
          </div>
        ) : null}
      </div>
    </div>
  );
}
