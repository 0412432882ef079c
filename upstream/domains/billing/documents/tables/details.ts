// A bill by item, then service, usage type, description and resource: as deep as the file has room for (B-08).

import { VENDORS } from '../../../../../lib/catalogue/vendors.ts';
import { shareOf } from '../../../../../lib/money/money.ts';
import { type billDetails, MAX_DETAIL_LAYERS } from '../../../../contract/billing/details.ts';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import type { BillTable, BillTableRow } from '../bill-table.ts';
import type { DocumentAsker } from '../document-asker.ts';

type Reply = ReplyOf<typeof billDetails>;
type Row = Reply['Details'][number];

/** A PDF with more rows than this is too long to read: it has the layers above instead, and says so. */
const MOST_ON_PAPER = 600;

export async function detailsTable(asker: DocumentAsker): Promise<BillTable> {
  const { text, vendor, request } = asker;
  const { reply, rows } = await detailRowsOf(asker);
  const { viewBy, tagKey, serviceGroupSetNm, lnkdAccId } = request;
  const totals = totalsOf(reply, rows, lnkdAccId);
  const noun = VENDORS[vendor].accountNoun;
  const head =
    viewBy === 'account' ? text('billing.column.item', { noun }) : text('billing.viewBy.name', { viewBy });
  const deepest = Math.max(0, ...rows.map(({ layer }) => layer));
  const isCut = rows.some(({ layer, hasChildren }) => layer === deepest && hasChildren);
  return {
    title: text('billing.tab.name', { tab: 'details' }),
    answer: 'cost',
    columns: [
      { id: 'name', head, as: 'text' },
      { id: 'cost', head: text('billing.column.cost'), as: 'money', isAdded: true },
      { id: 'share', head: text('billing.column.share'), as: 'percent' },
    ],
    rows: treeOf(asker, rows, totals),
    totals: totals.map(({ currency, cost }) => ({
      currency,
      cells: { name: text('billing.grid.total', { currency }), cost, share: cost === 0 ? null : 100 },
    })),
    facts: [
      [text('billing.viewBy.title'), head],
      ...(tagKey === null ? [] : ([[text('billing.viewBy.tagKey'), tagKey]] as const)),
      ...(serviceGroupSetNm === null ? [] : ([[text('billing.viewBy.set'), serviceGroupSetNm]] as const)),
      ...(isCut
        ? ([
            [
              text('billing.paper.layers'),
              text('billing.paper.layersOf', { layers: deepest, of: MAX_DETAIL_LAYERS }),
            ],
          ] as const)
        : []),
    ],
  };
}

/** All layers, or as many as are not too many rows. */
async function detailRowsOf({
  handlers,
  call,
  vendor,
  month,
  request,
}: DocumentAsker): Promise<{ reply: Reply; rows: Row[] }> {
  const { viewBy, tagKey, serviceGroupSetNm, lnkdAccId, format } = request;
  const asked = { vendor, ...month, viewBy, tagKey, serviceGroupSetNm, under: null };
  const reply = await handlers.billDetails({ ...asked, layers: MAX_DETAIL_LAYERS }, call);
  const own = reply.Details.filter(({ keys }) => lnkdAccId === null || keys[0] === lnkdAccId);
  if (format !== 'pdf') return { reply, rows: own };
  for (let layers = reply.layers; layers > 1; layers -= 1) {
    const rows = own.filter(({ layer }) => layer <= layers);
    if (rows.length <= MOST_ON_PAPER) return { reply, rows };
  }
  return { reply, rows: own.filter(({ layer }) => layer === 1) };
}

function totalsOf({ totals }: Reply, rows: readonly Row[], account: string | null): Reply['totals'] {
  if (account === null) return totals;
  return rows.filter(({ layer }) => layer === 1).map(({ currency, cost }) => ({ currency, cost }));
}

function treeOf({ text }: DocumentAsker, rows: readonly Row[], totals: Reply['totals']): BillTableRow[] {
  const keyOf = (currency: string, keys: readonly string[]) => JSON.stringify([currency, ...keys]);
  const byParent = new Map<string, Row[]>();
  for (const row of rows) {
    const parent = keyOf(row.currency, row.keys.slice(0, -1));
    byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
  }
  const rowOf = (row: Row, total: number): BillTableRow => {
    const name =
      row.placeholder === null ? row.name : text('billing.item.placeholder', { missing: row.placeholder });
    const share = total > 0 ? shareOf(row.cost, total) : null;
    const below = byParent.get(keyOf(row.currency, row.keys)) ?? [];
    return {
      currency: row.currency,
      cells: { name, cost: row.cost, share },
      children: below.map((each) => rowOf(each, total)),
    };
  };
  return totals.flatMap(({ currency, cost }) =>
    (byParent.get(keyOf(currency, [])) ?? []).map((row) => rowOf(row, cost)),
  );
}
