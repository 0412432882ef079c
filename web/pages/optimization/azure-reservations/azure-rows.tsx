// Azure reservations of the inventory as rows and columns of a list and a file (Z-01).

import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type {
  azureRows_reservation$data,
  azureRows_reservation$key,
} from '../../../__generated__/azureRows_reservation.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { MONEY, NUMBER, PERCENT, TEXT } from '../reserved/file-formats.ts';
import { ReservationName } from '../reserved/ReservationName.tsx';
import { type Terms, termsOf } from '../reserved/reserved-rows.ts';
import { Status } from '../reserved/TermsList.tsx';
import { UtcDay } from '../reserved/UtcDay.tsx';
import { RESERVED_WORDS } from '../reserved/words.ts';
import type { ListColumn } from '../shared/ListBlock.tsx';
import { usePercent } from '../shared/usePercent.ts';

export type AzureRow = Omit<azureRows_reservation$data, 'terms' | ' $fragmentType'> & { terms: Terms };

export function azureRow(key: azureRows_reservation$key): AzureRow {
  const { terms, ...rest } = readInlineData(
    graphql`
      fragment azureRows_reservation on AzureReservation @inline {
        terms {
          ...reservedRows_terms
        }
        orderId
        reservationScope
        quantity
        term
        billingPlan
        skuId
        utilization
        hourlyPrice
        totalPrice
        currency
      }
    `,
    key,
  );
  return { ...rest, terms: termsOf(terms) };
}

type TextMember = 'orderId' | 'reservationScope' | 'term' | 'billingPlan' | 'skuId';
type TermMember = 'product' | 'accountName' | 'regionName' | 'instanceFamily';

/** Unknown values are shown as unknown, never invented. */
export function useAzureColumns(onOpen: (id: string) => void): ListColumn<AzureRow>[] {
  const intl = useIntl();
  const percent = usePercent();
  const unknown = intl.formatMessage({ id: 'optimization.reserved.notInData' });
  const term = (id: TermMember): ListColumn<AzureRow> => ({
    id,
    head: intl.formatMessage({ id: RESERVED_WORDS[id] }),
    cell: ({ terms }) => terms[id] || unknown,
    file: { format: TEXT, value: ({ terms }) => terms[id] ?? null },
  });
  const text = (id: TextMember): ListColumn<AzureRow> => ({
    id,
    head: intl.formatMessage({ id: RESERVED_WORDS[id] }),
    cell: (row) => row[id] || unknown,
    file: { format: TEXT, value: (row) => row[id] ?? null },
  });
  return [
    {
      id: 'name',
      sort: 'name',
      head: intl.formatMessage({ id: 'optimization.reserved.reservation' }),
      cell: ({ terms }) => <ReservationName terms={terms} onOpen={onOpen} />,
      file: { format: TEXT, value: ({ terms }) => terms.fullId },
    },
    {
      id: 'status',
      head: intl.formatMessage({ id: 'optimization.reserved.status' }),
      cell: ({ terms }) => <Status terms={terms} />,
      file: { format: TEXT, value: ({ terms }) => terms.status },
    },
    {
      id: 'utilization',
      sort: 'utilization',
      isFigure: true,
      head: intl.formatMessage({ id: 'optimization.reserved.utilization' }),
      cell: ({ utilization }) => percent(utilization),
      file: { format: PERCENT, value: ({ utilization }) => utilization ?? null },
    },
    term('product'),
    term('instanceFamily'),
    {
      id: 'quantity',
      isFigure: true,
      head: intl.formatMessage({ id: 'optimization.reserved.count' }),
      cell: ({ quantity }) =>
        quantity === null || quantity === undefined ? unknown : intl.formatNumber(quantity),
      file: { format: NUMBER, value: ({ quantity }) => quantity ?? null },
    },
    text('reservationScope'),
    text('term'),
    text('billingPlan'),
    ...(['startsAt', 'endsAt'] as const).map(
      (id): ListColumn<AzureRow> => ({
        id,
        sort: id === 'startsAt' ? 'start' : 'end',
        head: intl.formatMessage({
          id: id === 'startsAt' ? 'optimization.reserved.start' : 'optimization.reserved.end',
        }),
        cell: ({ terms }) => (
          <UtcDay
            instant={terms[id]}
            unknown={
              id === 'endsAt' ? 'optimization.reserved.endNotInData' : 'optimization.reserved.notInData'
            }
          />
        ),
        file: { format: TEXT, value: ({ terms }) => terms[id] ?? null },
      }),
    ),
    term('accountName'),
    term('regionName'),
    text('skuId'),
    {
      id: 'hourlyPrice',
      isFigure: true,
      head: intl.formatMessage({ id: 'optimization.reserved.hourlyPrice' }),
      cell: ({ hourlyPrice, currency }) =>
        hourlyPrice === null || hourlyPrice === undefined ? (
          unknown
        ) : (
          <MoneyText amount={hourlyPrice} currency={currency} />
        ),
      file: { format: MONEY, value: ({ hourlyPrice }) => hourlyPrice ?? null },
    },
    {
      id: 'totalPrice',
      sort: 'price',
      isFigure: true,
      head: intl.formatMessage({ id: 'optimization.reserved.charged' }),
      cell: ({ totalPrice, currency }) => <MoneyText amount={totalPrice} currency={currency} />,
      file: { format: MONEY, value: ({ totalPrice }) => totalPrice },
    },
    text('orderId'),
  ];
}
