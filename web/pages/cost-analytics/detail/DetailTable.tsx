// The billing rows as a table with chosen columns: sorted by the service, each column as wide as it was made (C-12).

import { useIntl } from 'react-intl';
import type { DetailColumnId } from '../../../../lib/cost/detail-columns.ts';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { SortHead } from '../../../components/tables/SortHead.tsx';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { type ColumnLayout, resizedColumn } from '../shared/address/column-layout.ts';
import classes from './CostDetail.module.css';
import { WidthHandle } from './columns/WidthHandle.tsx';
import { CELLS, isFigure, ownWidth } from './detail-cells.tsx';
import type { DetailRowsData } from './detail-data.ts';
import { useDrill } from './useDrill.ts';

interface DetailTableProps {
  rows: DetailRowsData;
  layout: readonly ColumnLayout[];
  onLayout: (layout: readonly ColumnLayout[]) => void;
}

export function DetailTable({ rows, layout, onLayout }: DetailTableProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const nameOf = (id: DetailColumnId) =>
    intl.formatMessage({ id: 'cost-analytics.detail.column' }, { column: id });
  const day = (each: string) => formatDay(each, language);
  return (
    <ScrollRegion
      className={classes.scroll}
      label={intl.formatMessage({ id: 'cost-analytics.detail.table' })}
    >
      <table className={`${classes.table} sky-figures`}>
        <colgroup>
          {layout.map(({ id, width }) => (
            <col key={id} style={{ width: width ?? ownWidth(id) }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {layout.map(({ id, width }) => (
              <ColumnHead
                key={id}
                id={id}
                name={nameOf(id)}
                width={width ?? ownWidth(id)}
                onResize={(wanted) => onLayout(resizedColumn(layout, id, wanted))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.edges.map(({ cursor, node }) => (
            <tr key={cursor}>
              {layout.map(({ id }) => {
                const cell = CELLS[id](node, rows.currency, day);
                return (
                  <td
                    key={id}
                    data-figure={isFigure(id) || undefined}
                    title={typeof cell === 'string' ? cell : undefined}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface ColumnHeadProps {
  id: DetailColumnId;
  name: string;
  width: number;
  onResize: (width: number) => void;
}

function ColumnHead({ id, name, width, onResize }: ColumnHeadProps) {
  const { address } = usePageAddress(costAnalyticsPage);
  const { go } = useDrill();
  const { rowSort } = address;
  const order = rowSort?.by === id ? rowSort.order : null;
  const first = isFigure(id) ? 'desc' : 'asc';
  const next = order === null ? first : order === first ? (first === 'asc' ? 'desc' : 'asc') : null;
  return (
    <SortHead
      order={order}
      className={isFigure(id) ? classes.figureHead : undefined}
      after={<WidthHandle column={name} width={width} onResize={onResize} />}
      onSort={() => go({ rowSort: next === null ? null : { by: id, order: next }, rowPage: null })}
    >
      {name}
    </SortHead>
  );
}
