// Which columns the detail table has and in which order, by mouse and by keyboard (C-12).
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  DETAIL_COLUMN_IDS,
  DETAIL_COLUMNS,
  type DetailColumnId,
} from '../../../../../lib/cost/detail-columns.ts';
import { Popover } from '../../../../components/overlays/Popover.tsx';
import { type ColumnLayout, movedColumn, toggledColumn } from '../../shared/address/column-layout.ts';
import classes from '../CostDetail.module.css';

/** Escape closes the chooser, and not the panel that it is in. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

interface ColumnChooserProps {
  layout: readonly ColumnLayout[];
  onChange: (layout: readonly ColumnLayout[] | null) => void;
  /** Is it another than the one that everybody begins with? */
  isOwn: boolean;
}

export function ColumnChooser({ layout, onChange, isOwn }: ColumnChooserProps) {
  const chosen = layout.map(({ id }) => id);
  const others = DETAIL_COLUMN_IDS.filter((id) => !chosen.includes(id));
  return (
    <Popover width={320} position="bottom-end">
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={14} aria-hidden />}>
          <FormattedMessage id="cost-analytics.detail.columns" values={{ count: layout.length }} />
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes.chooser}>
          {[...chosen, ...others].map((id, place) => (
            <ChooserRow
              key={id}
              id={id}
              layout={layout}
              isChosen={place < chosen.length}
              isFirst={place === 0}
              isLast={place === chosen.length - 1}
              onChange={onChange}
            />
          ))}
        </ul>
        <Button {...OWN_ESCAPE} variant="subtle" size="xs" disabled={!isOwn} onClick={() => onChange(null)}>
          <FormattedMessage id="cost-analytics.detail.resetColumns" />
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ChooserRowProps extends Omit<ColumnChooserProps, 'isOwn'> {
  id: DetailColumnId;
  isChosen: boolean;
  isFirst: boolean;
  isLast: boolean;
}

function ChooserRow({ id, layout, isChosen, isFirst, isLast, onChange }: ChooserRowProps) {
  const intl = useIntl();
  const column = intl.formatMessage({ id: 'cost-analytics.detail.column' }, { column: id });
  return (
    <li className={classes.chooserRow}>
      <Checkbox
        {...OWN_ESCAPE}
        size="xs"
        label={column}
        checked={isChosen}
        disabled={DETAIL_COLUMNS[id].isFixed}
        onChange={() => onChange(toggledColumn(layout, id))}
      />
      {isChosen ? (
        <span className={classes.movers}>
          <ActionIcon
            {...OWN_ESCAPE}
            size={24}
            disabled={isFirst}
            aria-label={intl.formatMessage({ id: 'cost-analytics.detail.moveUp' }, { column })}
            onClick={() => onChange(movedColumn(layout, id, -1))}
          >
            <IconArrowUp size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            {...OWN_ESCAPE}
            size={24}
            disabled={isLast}
            aria-label={intl.formatMessage({ id: 'cost-analytics.detail.moveDown' }, { column })}
            onClick={() => onChange(movedColumn(layout, id, 1))}
          >
            <IconArrowDown size={14} aria-hidden />
          </ActionIcon>
        </span>
      ) : null}
    </li>
  );
}
