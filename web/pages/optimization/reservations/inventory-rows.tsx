// AWS reservations of the inventory as rows and columns of a list and a file.

import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { inventoryRows_instance$key } from '../../../__generated__/inventoryRows_instance.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { MONEY, NUMBER, TEXT } from '../reserved/file-formats.ts';
import { ReservationName } from '../reserved/ReservationName.tsx';
import { termsOf } from '../reserved/reserved-rows.ts';
import { Status } from '../reserved/TermsList.tsx';
import { UtcDay } from '../reserved/UtcDay.tsx';
import type { ListColumn } from '../shared/ListBlock.tsx';
import { type InventoryRow, useInventoryCells } from './inventory-cells.tsx';

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

export function useInventoryColumns(onOpen: (id: string) => void): ListColumn<InventoryRow>[] {
  const { head, unknown, term, text, count, fee, day, code, zonesOf, frequencyOf, statusOf } =
    useInventoryCells();
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
      file: { format: TEXT, value: statusOf },
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
    text('operation'),
    {
      id: 'isMultiZone',
      head: head('multiZone'),
      cell: (row) => zonesOf(row) ?? unknown,
      file: { format: TEXT, value: zonesOf },
    },
    {
      id: 'billingFrequency',
      head: head('billingFrequency'),
      cell: (row) => frequencyOf(row) ?? unknown,
      file: { format: TEXT, value: frequencyOf },
    },
    fee('upfrontFee'),
    fee('upfrontFeeEach'),
    fee('hourlyFee'),
    fee('hourlyFeeEach'),
    code('feeCurrency'),
    {
      id: 'charged',
      sort: 'charged',
      isFigure: true,
      head: head('charged'),
      cell: ({ charged, currency }) => <MoneyText amount={charged} currency={currency} />,
      file: { format: MONEY, value: ({ charged }) => charged },
    },
    code('currency'),
    {
      id: 'createdAt',
      head: head('created'),
      cell: ({ createdAt }) => <UtcDay instant={createdAt} unknown="optimization.reserved.notInData" />,
      file: { format: TEXT, value: ({ createdAt }) => createdAt ?? null },
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
          values={{ days: Math.floor(remainingSeconds / DAY) }}
        />
      ),
    file: {
      format: NUMBER,
      value: ({ terms: { remainingSeconds } }) =>
        remainingSeconds === null || remainingSeconds === undefined
          ? null
          : Math.floor(remainingSeconds / DAY),
    },
  };
}
