// The rows of the table with the rows in them, each with the colour that its first level has in the chart.
import { useMemo } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type {
  useTableRows_edge$data,
  useTableRows_edge$key,
} from '../../../__generated__/useTableRows_edge.graphql.ts';
import { vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import type { LegendColour } from './legend-colour.ts';
import type { CostTableData } from './table-data.ts';

/** An item, an outer row or others, with amounts as the whole table rounds them. */
export type CostRow = useTableRows_edge$data['node'] & Pick<useTableRows_edge$data, 'shown'>;

export interface TableRow {
  /** Unique in the whole table. */
  id: string;
  item: CostRow;
  /** From 1. */
  level: number;
  /** Null where the chart leaves it out. */
  colour: LegendColour | null;
  /** Its vendors are told: neither by the row that it is in, nor by the rows in it. */
  hasVendor: boolean;
  children: readonly TableRow[];
}

type Edge = useTableRows_edge$key & { readonly children?: readonly Edge[] };

export function useTableRows(
  edges: CostTableData['items']['edges'],
  colourOf: (item: CostRow) => LegendColour | null,
): TableRow[] {
  return useMemo(() => edges.map((edge) => rowOf(edge, null, colourOf)), [edges, colourOf]);
}

function rowOf(
  edge: Edge,
  outer: TableRow | null,
  colourOf: (item: CostRow) => LegendColour | null,
): TableRow {
  const { node, shown } = edgeData(edge);
  const item = { ...node, shown };
  const vendors = vendorsOfItem(item);
  const edges = edge.children ?? [];
  const row: TableRow = {
    id: `${outer ? `${outer.id} › ` : ''}${item.isOthers ? 'others' : `${vendors.join()} ${item.key}`}`,
    item,
    level: outer ? outer.level + 1 : 1,
    colour: outer ? outer.colour : colourOf(item),
    hasVendor:
      (vendors.length === 1 || edges.length === 0) &&
      (outer === null || vendorsOfItem(outer.item).length > 1),
    children: [],
  };
  return { ...row, children: edges.map((child) => rowOf(child, row, colourOf)) };
}

function edgeData(edge: useTableRows_edge$key): useTableRows_edge$data {
  return readInlineData(
    graphql`
      fragment useTableRows_edge on CostItemEdge @inline {
        shown {
          average
          compareAverage
          compareTotal
          currency
          difference
          months @include(if: $withMonths)
          total
        }
        node {
          key
          label
          labels
          vendor
          byVendor {
            vendor
          }
          isOthers
          othersCount
          isBilled
          isCompareBilled
          amounts
          total
          share
          average
          compareTotal
          compareShare
          compareAverage
          months @include(if: $withMonths)
          change {
            difference
            kind
            percent
          }
        }
      }
    `,
    edge,
  );
}
