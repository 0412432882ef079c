// The colour that each item has in the chart above, for the table that is its legend (C-08).

import { useMemo } from 'react';
import { seriesIdOf } from '../../../charts/series/cost-series.ts';
import { itemColour } from '../../../charts/series/series-colours.ts';
import { OTHERS_VARIABLE } from '../../../theme/palette.ts';
import { colourKindOf } from '../shared/view-by/groupings.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import type { LegendColour } from './legend-colour.ts';
import type { CostTableData } from './table-data.ts';
import type { CostRow } from './useTableRows.ts';

/**
 * Of an item: its own colour, that of others where it is part of them, null where the chart leaves it out; `count` items
 * stand alone there.
 */
export function useLegendColours(
  series: CostTableData['series'],
  count: number,
): (item: Pick<CostRow, 'vendor' | 'key'>) => LegendColour | null {
  const address = useAnsweredAddress();
  const { others } = address;
  const kind = colourKindOf(address, 1);
  return useMemo(() => {
    const items = series.filter(({ isOthers }) => !isOthers);
    const alone = new Set(
      (others === 'unfolded' ? items : items.slice(0, count)).map((item) => seriesIdOf(item)),
    );
    return (item) => {
      const id = seriesIdOf({ ...item, isOthers: false });
      if (alone.has(id)) return { variable: itemColour(kind, id, item.vendor), isOthers: false };
      return others === 'hidden' ? null : { variable: OTHERS_VARIABLE, isOthers: true };
    };
  }, [series, count, others, kind]);
}
