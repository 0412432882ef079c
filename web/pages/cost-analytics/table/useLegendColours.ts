// The colour that each item has in the chart above, for the table that is its legend (C-08).

import { useMemo } from 'react';
import { COMPARED_ITEMS } from '../../../../lib/cost/cost-table.ts';
import { seriesIdOf } from '../../../charts/series/cost-series.ts';
import { itemColour } from '../../../charts/series/series-colours.ts';
import { OTHERS_VARIABLE } from '../../../theme/palette.ts';
import { colourKindOf } from '../shared/view-by/groupings.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import type { LegendColour } from './legend-colour.ts';
import type { CostRow, CostTableData } from './table-data.ts';

/** Of an item: its own colour, that of others where it is part of them, null where the chart leaves it out. */
export function useLegendColours(
  series: CostTableData['series'],
): (item: Pick<CostRow, 'vendor' | 'key'>) => LegendColour | null {
  const address = useAnsweredAddress();
  const { others } = address;
  const kind = colourKindOf(address);
  return useMemo(() => {
    const items = series.filter(({ isOthers }) => !isOthers);
    const alone = new Set(
      (others === 'unfolded' ? items : items.slice(0, COMPARED_ITEMS)).map((item) => seriesIdOf(item)),
    );
    return (item) => {
      const id = seriesIdOf({ ...item, isOthers: false });
      if (alone.has(id)) return { variable: itemColour(kind, id, item.vendor), isOthers: false };
      return others === 'hidden' ? null : { variable: OTHERS_VARIABLE, isOthers: true };
    };
  }, [series, others, kind]);
}
