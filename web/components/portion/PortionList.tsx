// The list beside a ring: each part by name, cost and share; the group of others opens to what it holds.
import { IconChevronRight } from '@tabler/icons-react';
import { Percent } from '../../intl/Percent.tsx';
import { ItemLink } from '../cost-items/ItemLink.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import { useShownAmounts } from '../money/useShownAmounts.ts';
import { VendorBadges } from '../vendors/VendorBadges.tsx';
import classes from './PortionView.module.css';
import type { PortionItem } from './portion-items.ts';

interface PortionListProps {
  items: readonly PortionItem[];
  currency: string;
  hasShare: boolean;
  isShareFirst: boolean;
  isUnfolded: boolean;
  onUnfold: () => void;
  onActive: (id: string | null) => void;
  onOpen: ((item: PortionItem) => void) | undefined;
  linkOf: ((item: PortionItem) => string | null) | undefined;
}

export function PortionList({ items, ...row }: PortionListProps) {
  const shownAmounts = useShownAmounts(row.currency);
  const roundedOf = shownAmounts(items, {
    amountOf: ({ cost }) => cost,
    partsOf: ({ members }) => members,
    vendorOf: ({ vendor }) => vendor,
  });
  const shownOf = (item: PortionItem) => item.shown ?? roundedOf(item);
  return (
    <ul className={`${classes.list} sky-figures`}>
      {items.map((item) => (
        <PortionRow key={item.id} item={item} shownOf={shownOf} {...row} />
      ))}
    </ul>
  );
}

type PortionRowProps = Omit<PortionListProps, 'items'> & {
  item: PortionItem;
  shownOf: (item: PortionItem) => number;
};

function PortionRow({ item, onUnfold, onActive, onOpen, linkOf, isUnfolded, ...figures }: PortionRowProps) {
  const { id, label, members } = item;
  return (
    <li onMouseEnter={() => onActive(id)} onMouseLeave={() => onActive(null)}>
      <div className={classes.row}>
        <span
          className={classes.swatch}
          data-outside={item.cost < 0 || undefined}
          style={
            item.cost < 0 ? { borderColor: `var(${item.colour})` } : { background: `var(${item.colour})` }
          }
        />
        {members.length > 0 ? (
          <button type="button" className={classes.unfold} aria-expanded={isUnfolded} onClick={onUnfold}>
            {label}
            <IconChevronRight size={14} aria-hidden />
          </button>
        ) : (
          <PortionName item={item} onOpen={onOpen} linkOf={linkOf} />
        )}
        <PortionFigures item={item} {...figures} />
      </div>
      {members.length > 0 && isUnfolded ? (
        <ul className={classes.members}>
          {members.map((member) => (
            <li key={member.id} className={classes.row}>
              <span />
              <PortionName item={member} onOpen={onOpen} linkOf={linkOf} />
              <PortionFigures item={member} {...figures} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type PortionNameProps = Pick<PortionRowProps, 'item' | 'onOpen' | 'linkOf'>;

function PortionName({ item, onOpen, linkOf }: PortionNameProps) {
  const { label, isOthers } = item;
  return (
    <span className={classes.name}>
      <VendorBadges of={item} />
      {onOpen && !isOthers ? (
        <button
          type="button"
          className={`${classes.label} ${classes.open}`}
          title={label}
          onClick={() => onOpen(item)}
        >
          {label}
        </button>
      ) : (
        <ItemLink className={classes.label} label={label} to={isOthers ? null : (linkOf?.(item) ?? null)} />
      )}
    </span>
  );
}

type PortionFiguresProps = Pick<
  PortionRowProps,
  'item' | 'shownOf' | 'currency' | 'hasShare' | 'isShareFirst'
>;

function PortionFigures({ item, shownOf, currency, hasShare, isShareFirst }: PortionFiguresProps) {
  const { cost, share } = item;
  const figures = [
    <span key="cost" className={classes.cost}>
      <MoneyText amount={cost} shown={shownOf(item)} currency={currency} />
    </span>,
    <span key="share" className={classes.share}>
      {hasShare ? <Percent percent={share} /> : '–'}
    </span>,
  ];
  return (
    <span className={classes.figures} data-share-first={isShareFirst || undefined}>
      {isShareFirst ? figures.toReversed() : figures}
    </span>
  );
}
