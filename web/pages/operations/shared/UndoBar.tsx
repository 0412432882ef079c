// What was done a moment ago, and a way back from it; it stays until the next thing is done.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import layout from '../../../components/layout/Page.module.css';
import classes from './Operations.module.css';

interface UndoBarProps {
  children: ReactNode;
  isUndoing: boolean;
  onUndo: () => void;
}

export function UndoBar({ children, isUndoing, onUndo }: UndoBarProps) {
  return (
    <div className={`${layout.panel} ${classes.bar}`} role="status">
      <span>{children}</span>
      <Button size="compact-sm" variant="default" loading={isUndoing} onClick={onUndo}>
        <FormattedMessage id="operations.page.undo" />
      </Button>
    </div>
  );
}
