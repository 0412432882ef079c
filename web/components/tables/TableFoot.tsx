// Below a table of pages: which rows these are of how many, how many a page has, and the other pages.
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PAGE_SIZES, type PageSize } from '../../paging.ts';
import { Pages } from './Pages.tsx';
import classes from './TableFoot.module.css';

interface TableFootProps {
  totalCount: number;
  /** From 1. */
  page: number;
  size: PageSize;
  onPage: (page: number) => void;
  /** Goes to the first page too. */
  onSize: (size: PageSize) => void;
}

export function TableFoot({ totalCount, page, size, onPage, onSize }: TableFootProps) {
  const intl = useIntl();
  const sizeId = useId();
  const first = (page - 1) * size + 1;
  return (
    <footer className={classes.foot}>
      <span className="sky-figures" role="status">
        <FormattedMessage
          id="cost-analytics.table.rows"
          values={{ first, last: Math.min(first + size - 1, totalCount), count: totalCount }}
        />
      </span>
      <span className={classes.size}>
        <label htmlFor={sizeId}>
          <FormattedMessage id="platform.table.pageSize" />
        </label>
        <NativeSelect
          id={sizeId}
          size="xs"
          value={String(size)}
          onChange={({ currentTarget }) => {
            const chosen = PAGE_SIZES.find((each) => String(each) === currentTarget.value);
            if (chosen) onSize(chosen);
          }}
          data={PAGE_SIZES.map((each) => ({ value: String(each), label: intl.formatNumber(each) }))}
        />
      </span>
      <Pages total={Math.ceil(totalCount / size)} page={page} onPage={onPage} />
    </footer>
  );
}
