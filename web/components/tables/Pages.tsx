// The pages of a list, to turn by mouse or keyboard; nothing for a single one.
import { Pagination } from '@mantine/core';
import { useIntl } from 'react-intl';

export interface PagesProps {
  total: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

export function Pages({ total, page, onPage }: PagesProps) {
  const intl = useIntl();
  if (total <= 1) return null;
  return (
    <Pagination
      size="sm"
      total={total}
      value={page}
      onChange={onPage}
      getItemProps={(place) => ({
        'aria-label': intl.formatMessage({ id: 'cost-analytics.table.page' }, { page: place }),
      })}
      getControlProps={(control) => ({
        'aria-label': intl.formatMessage({ id: 'cost-analytics.table.pageControl' }, { control }),
      })}
    />
  );
}
