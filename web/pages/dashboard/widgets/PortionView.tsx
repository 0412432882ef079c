// Parts of a cost as a ring and as a list, which says the same in words and figures; others unfold (D-12).
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { DonutChart } from '../../../charts/DonutChart.tsx';
import { MoneyText } from '../../../components/MoneyText.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useMoney } from '../../../components/useMoney.ts';
import { VendorBadge } from '../../../components/VendorBadge.tsx';
import classes from './PortionView.module.css';
import type { PortionItem } from './portion-items.ts';

interface PortionViewProps {
  items: readonly PortionItem[];
  total: number;
  currency: string;
  /** One sentence that says what the ring shows. */
  summary: string;
  /** The share stands before the cost. */
  isShareFirst: boolean;
}

export function PortionView({ items, total, currency, summary, isShareFirst }: PortionViewProps) {
  const [active, setActive] = useState<string | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { formatCompact } = useMoney();
  if (items.length === 0)
    return <Notice dress="block" title={<FormattedMessage id="dashboard.topCosts.empty" />} />;
  const shown = items.find(({ id }) => id === active);
  const parts = items.map(({ id, label, colour, cost }) => ({ id, label, colour, amount: cost }));
  return (
    <div className={classes.portion}>
      <div className={classes.ring}>
        <DonutChart parts={parts} summary={summary} active={active} onActive={setActive}>
          <strong className={`${classes.middle} sky-figures`}>
            {formatCompact(shown?.cost ?? total, currency)}
          </strong>
          {shown && total > 0 ? (
            <FormattedNumber value={shown.share / 100} style="percent" minimumFractionDigits={1} />
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
        <ul className={`${classes.list} sky-figures`}>
          {items.map((item) => (
            <PortionRow
              key={item.id}
              item={item}
              currency={currency}
              hasShare={total > 0}
              isShareFirst={isShareFirst}
              isUnfolded={isUnfolded}
              onUnfold={() => setUnfolded(!isUnfolded)}
              onActive={setActive}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface PortionRowProps {
  item: PortionItem;
  currency: string;
  hasShare: boolean;
  isShareFirst: boolean;
  isUnfolded: boolean;
  onUnfold: () => void;
  onActive: (id: string | null) => void;
}

function PortionRow({ item, onUnfold, onActive, isUnfolded, ...figures }: PortionRowProps) {
  const { id, label, members } = item;
  return (
    <li onMouseEnter={() => onActive(id)} onMouseLeave={() => onActive(null)}>
      <div className={classes.row}>
        <span className={classes.swatch} style={{ background: `var(${item.colour})` }} />
        {members.length > 0 ? (
          <button type="button" className={classes.unfold} aria-expanded={isUnfolded} onClick={onUnfold}>
            {label}
            <IconChevronRight size={14} aria-hidden />
          </button>
        ) : (
          <PortionName item={item} />
        )}
        <PortionFigures item={item} {...figures} />
      </div>
      {members.length > 0 && isUnfolded ? (
        <ul className={classes.members}>
          {members.map((member) => (
            <li key={member.id} className={classes.row}>
              <span />
              <PortionName item={member} />
              <PortionFigures item={member} {...figures} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function PortionName({ item: { label, vendor, byVendor } }: { item: PortionItem }) {
  const vendors = vendor ? [vendor] : byVendor.map((part) => part.vendor);
  return (
    <span className={classes.name}>
      {vendors.map((each) => (
        <VendorBadge key={each} vendor={each} />
      ))}
      <span className={classes.label} title={label}>
        {label}
      </span>
    </span>
  );
}

type PortionFiguresProps = Pick<PortionRowProps, 'item' | 'currency' | 'hasShare' | 'isShareFirst'>;

function PortionFigures({ item: { cost, share }, currency, hasShare, isShareFirst }: PortionFiguresProps) {
  const figures = [
    <span key="cost" className={classes.cost}>
      <MoneyText amount={cost} currency={currency} />
    </span>,
    <span key="share" className={classes.share}>
      {hasShare ? <FormattedNumber value={share / 100} style="percent" minimumFractionDigits={1} /> : '–'}
    </span>,
  ];
  return (
    <span className={classes.figures} data-share-first={isShareFirst || undefined}>
      {isShareFirst ? figures.toReversed() : figures}
    </span>
  );
}
