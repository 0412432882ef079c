// AWS reservations of the inventory as rows and columns of a list and a file.

import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type {
  inventoryRows_instance$data,
  inventoryRows_instance$key,
} from '../../../__generated__/inventoryRows_instance.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { MONEY, NUMBER, TEXT } from '../reserved/file-formats.ts';
import { ReservationName } from '../reserved/ReservationName.tsx';
import { type Terms, termsOf } from '../reserved/reserved-rows.ts';
import { Status } from '../reserved/TermsList.tsx';
import { UtcDay } from '../reserved/UtcDay.tsx';
import { RESERVED_WORDS } from '../reserved/words.ts';
import type { ListColumn } from '../shared/ListBlock.tsx';

export type InventoryRow = Omit<inventoryRows_instance$data, 'terms' | ' $fragmentType'> & { terms: Terms };

export function inventoryRow(key: inventoryRows_instance$key): InventoryRow {
  const { terms, ...rest } = readInlineData(
    graphql`
      fragment inventoryRows_instance on ReservedInstance @inline {
        terms {
          ...reservedRows_terms
        }
        count
        normalizationFactor
        normalizedUnits
        offerClass
        tenancy
        isMultiZone
        reservationScope
        platform
        operation
        billingFrequency
        hourlyFee
        hourlyFeeEach
        upfrontFee
        upfrontFeeEach
        feeCurrency
        charged
        currency
        createdAt
        tags {
          key
          value
        }
      }
    `,
    key,
  );
  return { ...rest, terms: termsOf(terms) };
}

type TextMember = 'offerClass' | 'tenancy' | 'reservationScope' | 'platform';
type TermMember = 'product' | 'instanceType' | 'accountName' | 'regionName' | 'paymentOption';
type FeeMember = 'hourlyFee' | 'upfrontFee';
type CountMember = 'count' | 'normalizationFactor' | 'normalizedUnits';

/** What the data do not tell is said so in each cell, never invented. */
export function useInventoryColumns(onOpen: (id: string) => void): ListColumn<InventoryRow>[] {
  const intl = useIntl();
  const unknown = intl.formatMessage({ id: 'optimization.reserved.notInData' });
  const head = (id: keyof typeof RESERVED_WORDS) => intl.formatMessage({ id: RESERVED_WORDS[id] });
  const term = (id: TermMember): ListColumn<InventoryRow> => ({
    id,
    head: head(id),
    cell: ({ terms }) => terms[id] || unknown,
    file: { format: TEXT, value: ({ terms }) => terms[id] ?? null },
  });
  const text = (id: TextMember): ListColumn<InventoryRow> => ({
    id,
    head: head(id),
    cell: (row) => row[id] || unknown,
    file: { format: TEXT, value: (row) => row[id] ?? null },
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
  return [
    {
      id: 'name',
      sort: 'name',
      head: head('reservation'),
      cell: ({ terms }) => <ReservationName terms={terms} onOpen={onOpen} />,
      file: { format: TEXT, value: ({ terms }) => terms.fullId },
    },
    {
      id: 'status',
      head: head('status'),
      cell: ({ terms }) => <Status terms={terms} />,
      file: { format: TEXT, value: ({ terms }) => terms.status },
    },
    term('product'),
    term('instanceType'),
    count('count', 'count'),
    count('normalizationFactor'),
    count('normalizedUnits'),
    term('accountName'),
    term('regionName'),
    term('paymentOption'),
    day('startsAt', 'start'),
    day('endsAt', 'end'),
    remaining(head('remaining')),
    text('offerClass'),
    text('tenancy'),
    text('reservationScope'),
    text('platform'),
    fee('upfrontFee'),
    fee('hourlyFee'),
    {
      id: 'charged',
      sort: 'charged',
      isFigure: true,
      head: head('charged'),
      cell: ({ charged, currency }) => <MoneyText amount={charged} currency={currency} />,
      file: { format: MONEY, value: ({ charged }) => charged },
    },
    {
      id: 'tags',
      head: head('tags'),
      cell: ({ tags }) => tags.map(({ key, value }) => `${key}: ${value}`).join(', '),
      file: {
        format: TEXT,
        value: ({ tags }) => tags.map(({ key, value }) => `${key}: ${value}`).join(', '),
      },
    },
  ];
}

const DAY = 86_400;

function remaining(head: string): ListColumn<InventoryRow> {
  return {
    id: 'remaining',
    isFigure: true,
    head,
    cell: ({ terms: { remainingSeconds } }) =>
      remainingSeconds === null || remainingSeconds === undefined ? (
        <FormattedMessage id="optimization.reserved.endNotInData" />
      ) : (
        <FormattedMessage
          id="optimization.reserved.days"
          values={{ days: Math.ceil(remainingSeconds / DAY) }}
        />
      ),
    file: {
      format: NUMBER,
      value: ({ terms: { remainingSeconds } }) =>
        remainingSeconds === null || remainingSeconds === undefined
          ? null
          : Math.ceil(remainingSeconds / DAY),
    },
  };
}
