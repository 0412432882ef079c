// Figures that are no chart as a table: what each is called, and the amount in the reader's currency.
import { useIntl } from 'react-intl';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import type { WidgetTable } from './widget-table.ts';

/** A figure by its name; its share in percent where it has one. */
export interface TableFigure {
  name: string;
  amount: number | null;
  share?: number | null;
}

/** Of amounts that come in `currency`. */
export function useFigureTable(currency: string): (figures: readonly TableFigure[]) => WidgetTable {
  const intl = useIntl();
  const { convert, format } = useAmountFormat(currency);
  return (figures) => {
    const hasShares = figures.some(({ share }) => share !== undefined);
    return {
      columns: [
        intl.formatMessage({ id: 'dashboard.table.item' }),
        intl.formatMessage({ id: 'dashboard.table.cost' }, { currency: format.currency }),
        ...(hasShares ? [intl.formatMessage({ id: 'dashboard.table.share' })] : []),
      ],
      rows: figures.map(({ name, amount, share = null }) => [
        name,
        amount === null ? null : convert(amount),
        ...(hasShares ? [share] : []),
      ]),
    };
  };
}
