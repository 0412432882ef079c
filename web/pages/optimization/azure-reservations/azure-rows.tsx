// Azure reservations of the inventory as rows and columns of a list and a file (Z-01).

import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type {
  azureRows_reservation$data,
  azureRows_reservation$key,
} from '../../../__generated__/azureRows_reservation.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { currencyColumn, MONEY, NUMBER, PERCENT, TEXT } from '../reserved/file-formats.ts';
import { ReservationName } from '../reserved/ReservationName.tsx';
import { figuresOf, type Terms, termsOf, type UseFigures } from '../reserved/reserved-rows.ts';
import { Status } from '../reserved/TermsList.tsx';
import { UtcDay } from '../reserved/UtcDay.tsx';
import { UtilizationText } from '../reserved/use/UtilizationText.tsx';
import { RESERVED_WORDS } from '../reserved/words.ts';
import type { ListColumn } from '../shared/ListBlock.tsx';
import { memberText, providerWord } from '../shared/provider-word.ts';

export type AzureRow = Omit<azureRows_reservation$data, 'terms' | 'figures' | ' $fragmentType'> & {
  terms: Terms;
  figures: UseFigures;
};

export function azureRow(key: azureRows_reservation$key): AzureRow {
  const { terms, figures, ...rest } = readInlineData(
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
        figures {
          ...reservedRows_figures
        }
        hourlyPrice
        totalPrice
        currency
      }
    `,
    key,
  );
  return { ...rest, terms: termsOf(terms), figures: figuresOf(figures) };
}

type TextMember = 'orderId' | 'reservationScope' | 'term' | 'billingPlan' | 'skuId';
type TermMember = 'product' | 'accountName' | 'regionName' | 'instanceFamily';

/** Unknown values are shown as unknown, never invented. */
export function useAzureColumns(onOpen: (id: string) => void): ListColumn<AzureRow>[] {
  const intl = useIntl();
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
    cell: (row) => memberText(intl, id, row[id]) ?? unknown,
    file: { format: TEXT, value: (row) => memberText(intl, id, row[id]) },
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
      file: { format: TEXT, value: ({ terms }) => providerWord(intl, terms.status) },
    },
    {
      id: 'utilization',
      sort: 'utilization',
      isFigure: true,
      head: intl.formatMessage({ id: 'optimization.reserved.utilization' }),
      cell: ({ figures, currency }) => <UtilizationText figures={figures} currency={currency} />,
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
    currencyColumn(intl, ({ currency }) => currency),
    text('orderId'),
  ];
}
