// Takes a budget out of the year, and back as long as nothing is saved.
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Row } from '../budget-rows.ts';
import { useScopeName } from '../shared/useScopeName.ts';

interface RowToolsProps {
  row: Row;
  year: string;
  /** There is an amount that can be taken away. */
  canRemove: boolean;
  /** Something of the row is changed and not saved. */
  isChanged: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

export function RowTools({ row, year, canRemove, isChanged, onRemove, onUndo }: RowToolsProps) {
  const intl = useIntl();
  const scope = useScopeName()(row);
  const remove = intl.formatMessage({ id: 'budgets.page.remove' }, { scope, year });
  const undo = intl.formatMessage({ id: 'budgets.page.undo' }, { scope });
  return (
    <>
      {isChanged ? (
        <ActionIcon size="sm" variant="subtle" color="gray" aria-label={undo} title={undo} onClick={onUndo}>
          <IconArrowBackUp size={14} aria-hidden />
        </ActionIcon>
      ) : null}
      {canRemove ? (
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          aria-label={remove}
          title={remove}
          onClick={onRemove}
        >
          <IconTrash size={14} aria-hidden />
        </ActionIcon>
      ) : null}
    </>
  );
}
