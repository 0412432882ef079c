// The saved filter that the address names: whose it is, whether it was changed, and the way out of it (C-06).
import { ActionIcon } from '@mantine/core';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import bar from '../../../../components/state-bar/StateChip.module.css';
import classes from '../../shared/filter-panel/Filters.module.css';
import type { Filters } from '../useFilters.ts';

export function SavedFilterChip({ filters, id }: { filters: Filters; id: string | null }) {
  const intl = useIntl();
  const { saved, isChanged, clear } = filters;
  if (id === null) return null;
  const name = saved?.name ?? intl.formatMessage({ id: 'cost-analytics.saved.unknown' });
  return (
    <span className={bar.chip} data-chip data-changed>
      <span className={bar.button}>
        <IconBookmark size={14} aria-hidden />
        <span className={bar.join}>
          <FormattedMessage id="cost-analytics.saved.chip" />
        </span>
        <span className={classes.chipText} title={name}>
          {name}
        </span>
        {saved && !saved.isOwn ? (
          <span className={bar.join}>
            <FormattedMessage id="cost-analytics.saved.by" values={{ owner: saved.ownerName }} />
          </span>
        ) : null}
        {isChanged ? (
          <span className={bar.join}>
            <FormattedMessage id="cost-analytics.saved.changed" />
          </span>
        ) : null}
      </span>
      <ActionIcon
        className={bar.clear ?? ''}
        size={24}
        onClick={clear}
        aria-label={intl.formatMessage({ id: 'cost-analytics.saved.leave' }, { name })}
      >
        <IconX size={12} aria-hidden />
      </ActionIcon>
    </span>
  );
}
