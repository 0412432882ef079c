// The name of an item, which opens what its cost is made of; with its colour where the table is the chart's legend.
import { useIntl } from 'react-intl';
import chart from '../../../charts/ChartLegend.module.css';
import { VendorBadges } from '../../../components/vendors/VendorBadges.tsx';
import { useDrill } from '../detail/useDrill.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupedLabel, useGroupedParts } from '../view-by/useGroupingNames.ts';
import classes from './CostTable.module.css';
import type { LegendColour } from './legend-colour.ts';
import type { CostRow } from './table-data.ts';

interface ItemCellProps {
  item: CostRow;
  /** Null for none. */
  colour: LegendColour | null;
}

export function ItemCell({ item, colour }: ItemCellProps) {
  const address = useAnsweredAddress();
  const { openItem } = useDrill();
  const label = useGroupedLabel(address)(item);
  // What it is further split by has columns of its own.
  const [first = label] = useGroupedParts(address)(item);
  return (
    <span className={classes.item}>
      {colour ? <Swatch colour={colour} /> : null}
      <VendorBadges of={item} />
      <button
        type="button"
        className={classes.itemName}
        title={label}
        aria-label={first === label ? undefined : label}
        onClick={() => openItem(item)}
      >
        {first}
      </button>
    </span>
  );
}

/** The name of an item by one of the groupings that follow the first. */
export function FurtherCell({ item, place }: { item: CostRow; place: number }) {
  const part = useGroupedParts(useAnsweredAddress())(item)[place] ?? '–';
  return (
    <span className={classes.further} title={part}>
      {part}
    </span>
  );
}

/** Items that the chart sums up share a colour, which says so to those who do not see it. */
function Swatch({ colour }: { colour: LegendColour }) {
  const intl = useIntl();
  const inOthers = colour.isOthers ? intl.formatMessage({ id: 'cost-analytics.table.inOthers' }) : undefined;
  return (
    <span
      className={chart.swatch}
      style={{ background: `var(${colour.variable})` }}
      title={inOthers}
      {...(inOthers ? { role: 'img', 'aria-label': inOthers } : { 'aria-hidden': true })}
    />
  );
}
