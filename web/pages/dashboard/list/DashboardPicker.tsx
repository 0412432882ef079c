// The dashboard's name in the heading of the page; it opens the list of all dashboards, searched by name (D-01).
import { Button } from '@mantine/core';
import { IconChevronDown, IconLayoutDashboard, IconPlus, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_DASHBOARDS } from '../../../../lib/rules/dashboard-names.ts';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import { hasWords } from '../../../components/forms/search-words.ts';
import { Popover } from '../../../components/overlays/Popover.tsx';
import { PopoverList } from '../../../components/overlays/popover-list.ts';
import classes from './List.module.css';

export interface ListedDashboard {
  readonly id: string;
  readonly name: string;
  /** Opens when the address names none. */
  readonly isSelected: boolean;
  /** Is among the first. */
  readonly isStarred: boolean;
}

interface DashboardPickerProps {
  dashboards: readonly ListedDashboard[];
  currentId: string;
  /** As it is called in the draft. */
  name: string;
  onPick: (id: string) => void;
  /** Null: dashboards cannot be changed. */
  onNew: (() => void) | null;
}

export function DashboardPicker({ dashboards, currentId, name, onPick, onNew }: DashboardPickerProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const change = (open: boolean) => {
    setQuery('');
    setOpen(open);
  };
  const options = starredFirst(dashboards)
    .filter((dashboard) => hasWords(dashboard.name, query))
    .map(({ id, name: label, isSelected, isStarred }) => ({
      id,
      label,
      isCurrent: id === currentId,
      icon: isStarred ? (
        <IconStarFilled size={16} aria-hidden />
      ) : (
        <IconLayoutDashboard size={16} aria-hidden />
      ),
      note: isSelected ? intl.formatMessage({ id: 'dashboard.list.opensFirst' }) : undefined,
    }));
  const isFull = dashboards.length >= MAX_DASHBOARDS;
  const search = intl.formatMessage({ id: 'dashboard.list.search' });
  return (
    <Popover opened={isOpen} onChange={change} width={320} position="bottom-start">
      <Popover.Target>
        <button type="button" className={classes.current} data-part="dashboard.list">
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={search}>
        <PopoverList
          label={search}
          query={query}
          onQuery={setQuery}
          groups={[{ label: null, options }]}
          onPick={(id) => {
            change(false);
            if (id !== currentId) onPick(id);
          }}
          empty={<FormattedMessage id="dashboard.list.none" />}
        />
        {onNew ? (
          <div className={classes.foot}>
            {isFull ? (
              <span className={classes.full}>{errorText([{ code: 'TOO_MANY_DASHBOARDS' }])}</span>
            ) : (
              <Button
                variant="subtle"
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={() => {
                  change(false);
                  onNew();
                }}
              >
                <FormattedMessage id="dashboard.list.new" />
              </Button>
            )}
            <span className={classes.count}>
              <FormattedMessage
                id="dashboard.list.count"
                values={{ count: dashboards.length, max: MAX_DASHBOARDS }}
              />
            </span>
          </div>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

/** In their order, but those with a star before the others. */
export function starredFirst<Dashboard extends Pick<ListedDashboard, 'isStarred'>>(
  dashboards: readonly Dashboard[],
): Dashboard[] {
  return [...dashboards].sort((one, other) => Number(other.isStarred) - Number(one.isStarred));
}
