// The products: what each cost, its category by the data, and the one that counts.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { SortHead } from '../../../components/tables/SortHead.tsx';
import { TableFoot } from '../../../components/tables/TableFoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from './Categories.module.css';
import { CategoryRow } from './CategoryRow.tsx';
import { categoriesOf, choiceOf, type Draft, type ProductRow, rowKey } from './category-rows.ts';
import { categoriesPage, type Order } from './page.tsx';
import type { CategoryLink } from './useCategoryLink.ts';

interface CategoryTableProps {
  rows: readonly ProductRow[];
  choices: readonly string[];
  currency: string;
  draft: Draft;
  linkOf: CategoryLink;
  /** Left out for those who may only see. */
  onChoose: ((row: ProductRow, category: string | null) => void) | undefined;
}

export function CategoryTable({ rows, choices, currency, draft, linkOf, onChoose }: CategoryTableProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(categoriesPage);
  const { size, order, direction } = address;
  const page = Math.min(address.page, Math.max(1, Math.ceil(rows.length / size)));
  const sort = (by: Order) => {
    const first = by === 'cost' ? 'desc' : 'asc';
    const isTurned = order === by && direction === first;
    change({ order: by, direction: isTurned ? (first === 'asc' ? 'desc' : 'asc') : first });
  };
  const head = (by: Order, className?: string) => (
    <SortHead order={order === by ? direction : null} className={className} onSort={() => sort(by)}>
      <FormattedMessage id="dashboard.categories.column" values={{ column: by }} />
    </SortHead>
  );
  if (rows.length === 0) return <NothingFound />;
  return (
    <>
      <TableRegion
        className={shared.scroll}
        label={intl.formatMessage({ id: 'dashboard.categories.products' })}
        totalCount={rows.length}
      >
        <table className={`${`${shared.table} ${classes.table}`} sky-figures`}>
          <thead>
            <tr>
              {head('product')}
              {head('cost', `${classes.number} ${classes.wide}`)}
              <th scope="col" className={classes.wide}>
                <FormattedMessage id="dashboard.categories.column" values={{ column: 'data' }} />
              </th>
              {head('category')}
            </tr>
          </thead>
          <tbody>
            {rows.slice((page - 1) * size, page * size).map((row) => (
              <CategoryRow
                key={rowKey(row)}
                row={row}
                choice={choiceOf(draft, row)}
                isDraft={draft.has(rowKey(row))}
                choices={choices}
                currency={currency}
                link={linkOf(categoriesOf(row), [row.vendor])}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
      </TableRegion>
      <TableFoot
        totalCount={rows.length}
        page={page}
        size={size}
        onPage={(chosen) => change({ page: chosen })}
        onSize={(chosen) => change({ size: chosen })}
      />
    </>
  );
}

function NothingFound() {
  const { change } = usePageAddress(categoriesPage);
  return (
    <Notice
      variant="block"
      title={<FormattedMessage id="dashboard.categories.nothing" />}
      action={
        <Button variant="default" size="xs" onClick={() => change({ search: null, show: null })}>
          <FormattedMessage id="dashboard.categories.showAll" />
        </Button>
      }
    />
  );
}
