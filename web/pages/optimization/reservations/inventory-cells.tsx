// Cells of the inventory of AWS reservations: a column for each kind of field.
import { useIntl } from 'react-intl';
import type { inventoryRows_instance$data } from '../../../__generated__/inventoryRows_instance.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { MONEY, NUMBER, TEXT } from '../reserved/file-formats.ts';
import type { Terms } from '../reserved/reserved-rows.ts';
import { UtcDay } from '../reserved/UtcDay.tsx';
import { RESERVED_WORDS } from '../reserved/words.ts';
import type { ListColumn } from '../shared/ListBlock.tsx';
import { memberText, providerWord } from '../shared/provider-word.ts';

export type InventoryRow = Omit<inventoryRows_instance$data, 'terms' | ' $fragmentType'> & { terms: Terms };

type TextMember = 'offerClass' | 'tenancy' | 'reservationScope' | 'platform' | 'operation';
type TermMember = 'product' | 'instanceType' | 'accountName' | 'regionName' | 'paymentOption';
type FeeMember = 'hourlyFee' | 'hourlyFeeEach' | 'upfrontFee' | 'upfrontFeeEach';
type CountMember = 'count' | 'normalizationFactor' | 'normalizedUnits';

/** Unknown values are shown as unknown, never invented. */
export function useInventoryCells() {
  const intl = useIntl();
  const unknown = intl.formatMessage({ id: 'optimization.reserved.notInData' });
  const head = (id: keyof typeof RESERVED_WORDS) => intl.formatMessage({ id: RESERVED_WORDS[id] });
  const term = (id: TermMember): ListColumn<InventoryRow> => ({
    id,
    head: head(id),
    cell: ({ terms }) => memberText(intl, id, terms[id]) ?? unknown,
    file: { format: TEXT, value: ({ terms }) => memberText(intl, id, terms[id]) },
  });
  const text = (id: TextMember): ListColumn<InventoryRow> => ({
    id,
    head: head(id),
    cell: (row) => memberText(intl, id, row[id]) ?? unknown,
    file: { format: TEXT, value: (row) => memberText(intl, id, row[id]) },
  });
  const count = (id: CountMember, sort?: string): ListColumn<InventoryRow> => ({
    id,
    ...(sort && { sort }),
    isFigure: true,
    head: head(id),
    cell: (row) => (row[id] === null || row[id] === undefined ? unknown : intl.formatNumber(row[id])),
    file: { format: NUMBER, value: (row) => row[id] ?? null },
  });
  const fee = (id: FeeMember): ListColumn<InventoryRow> => ({
    id,
    isFigure: true,
    head: head(id),
    cell: (row) =>
      row[id] === null || row[id] === undefined ? (
        unknown
      ) : (
        <MoneyText amount={row[id]} currency={row.feeCurrency} />
      ),
    file: { format: MONEY, value: (row) => row[id] ?? null },
  });
  const day = (id: 'startsAt' | 'endsAt', sort: string): ListColumn<InventoryRow> => ({
    id,
    sort,
    head: head(id === 'startsAt' ? 'start' : 'end'),
    cell: ({ terms }) => (
      <UtcDay
        instant={terms[id]}
        unknown={id === 'endsAt' ? 'optimization.reserved.endNotInData' : 'optimization.reserved.notInData'}
      />
    ),
    file: { format: TEXT, value: ({ terms }) => terms[id] ?? null },
  });
  const code = (id: 'currency' | 'feeCurrency'): ListColumn<InventoryRow> => ({
    id,
    head: head(id),
    cell: (row) => row[id],
    file: { format: TEXT, value: (row) => row[id] },
  });
  const zonesOf = ({ isMultiZone }: InventoryRow) =>
    typeof isMultiZone === 'boolean'
      ? intl.formatMessage({ id: 'optimization.reserved.multiZoneValue' }, { isMulti: String(isMultiZone) })
      : null;
  const frequencyOf = ({ billingFrequency: frequency }: InventoryRow) =>
    frequency
      ? intl.formatMessage({ id: 'optimization.reserved.billingFrequencyValue' }, { frequency })
      : null;
  const statusOf = ({ terms }: InventoryRow) => providerWord(intl, terms.status);
  return { head, unknown, term, text, count, fee, day, code, zonesOf, frequencyOf, statusOf };
}
