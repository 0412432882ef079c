// The name of a row, which opens what its cost is made of; on the first level with its colour in the chart.
import { useIntl } from 'react-intl';
import chart from '../../../../charts/ChartLegend.module.css';
import { VendorBadges } from '../../../../components/vendors/VendorBadges.tsx';
import { useOpenDetail } from '../../detail/useOpenDetail.ts';
import { useAnsweredAddress } from '../../useAnsweredAddress.ts';
import { useGroupedLabel, useGroupedParts } from '../../view-by/useGroupingNames.ts';
import type { LegendColour } from '../legend-colour.ts';
import type { TableRow } from '../useTableRows.ts';
import classes from './Cells.module.css';

export function ItemCell({ row: { item, level, colour, hasVendor } }: { row: TableRow }) {
  const address = useAnsweredAddress();
  const { openItem } = useOpenDetail();
  const label = useGroupedLabel(address)(item);
  // Outer names are those of the rows above.
  const name = useGroupedParts(address)(item).at(-1) ?? label;
  return (
    <span className={classes.item}>
      {level === 1 && colour ? <Swatch colour={colour} /> : null}
      {item.isOthers ? (
        <span className={classes.others}>{label}</span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={classes.name}
          data-outer={level === 1 || undefined}
          title={label}
          aria-label={name === label ? undefined : label}
          onClick={() => openItem(item)}
        >
          {name}
        </button>
      )}
      {hasVendor ? (
        <span className={classes.vendor} data-inner={level > 1 || undefined}>
          <VendorBadges of={item} />
        </span>
      ) : null}
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
      data-swatch
      style={{ background: `var(${colour.variable})` }}
      title={inOthers}
      {...(inOthers ? { role: 'img', 'aria-label': inOthers } : { 'aria-hidden': true })}
    />
  );
}
