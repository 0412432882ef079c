// A button at the end of the sentence: to add to it, or to clear it.
import { UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './StateChip.module.css';

interface ActionChipProps extends ComponentPropsWithRef<'button'> {
  icon?: ReactNode;
  children: ReactNode;
}

export function ActionChip({ icon, children, ...button }: ActionChipProps) {
  return (
    <span className={classes.chip} data-chip data-dashed>
      <UnstyledButton {...button} className={classes.button ?? ''}>
        {icon}
        {children}
      </UnstyledButton>
    </span>
  );
}
