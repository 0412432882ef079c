// The amounts of the year, scopes by months: to read, and for editors to set; below each amount what was spent of it.
import { FormattedMessage, useIntl } from 'react-intl';
import shared from '../../../components/layout/Page.module.css';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Budgets.module.css';
import type { BoardData } from '../board-data.ts';
import { cellKey, type Draft, type DraftCell, type Row } from '../budget-rows.ts';
import { ScopeName } from '../scopes/ScopeName.tsx';
import { useShownAlone } from '../shared/useShownAlone.ts';
import type { ShownFigures } from '../shown-figures.ts';
import { removedCells, yearFigures } from '../year-figures.ts';
import { AmountCell } from './AmountCell.tsx';
import { RowTools } from './RowTools.tsx';
import { YearCell } from './YearCell.tsx';

interface AmountGridProps {
  data: BoardData;
  rows: readonly Row[];
  shown: ShownFigures;
  draft: Draft;
  /** Of amounts that are typed. */
  currency: string;
  isEditor: boolean;
  onChange: (cells: readonly DraftCell[]) => void;
  onUndo: (row: Row) => void;
}

export function AmountGrid(props: AmountGridProps) {
  const { data, rows } = props;
  const intl = useIntl();
  const { language } = useLanguage();
  const title = intl.formatMessage({ id: 'budgets.page.yearTitle' });
  return (
    <section className={shared.panel}>
      <header className={classes.head}>
        <h2 className={classes.panelTitle}>{title}</h2>
      </header>
      <ScrollRegion className={shared.scroll} label={title}>
        <table className={`${shared.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="budgets.page.scope" />
              </th>
              <th scope="col">
                <FormattedMessage id="budgets.page.yearTotal" />
              </th>
              {data.months.map((month) => (
                <th key={month} scope="col" data-now={month === data.thisMonth || undefined}>
                  {formatMonth(month, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <GridRow key={row.key} row={row} {...props} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function GridRow({
  row,
  data,
  shown,
  draft,
  currency,
  isEditor,
  onChange,
  onUndo,
}: AmountGridProps & { row: Row }) {
  const { months, thisMonth } = data;
  const removed = removedCells(row, months, draft);
  const shownAlone = useShownAlone(data.currency);
  const year = yearFigures(row, months, draft, { ...data, shown, shownAlone });
  return (
    <tr>
      <th scope="row">
        <span className={classes.rowHead}>
          <ScopeName row={row} />
          {isEditor ? (
            <RowTools
              row={row}
              year={(months[0] ?? thisMonth).slice(0, 4)}
              canRemove={removed.some(({ month }) => draft.get(cellKey(row.key, month))?.amount !== '')}
              isChanged={months.some((month) => draft.has(cellKey(row.key, month)))}
              onRemove={() => onChange(removed)}
              onUndo={() => onUndo(row)}
            />
          ) : null}
        </span>
      </th>
      <YearCell figures={year} currency={data.currency} />
      {months.map((month) => (
        <AmountCell
          key={month}
          row={row}
          month={month}
          figures={row.months.find((each) => each.month === month)}
          shown={shown}
          draft={draft.get(cellKey(row.key, month))}
          thisMonth={thisMonth}
          shownCurrency={data.currency}
          currency={currency}
          isEditor={isEditor}
          onChange={onChange}
        />
      ))}
    </tr>
  );
}
