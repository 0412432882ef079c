// A control of the header: what is chosen, and an arrow that there is more to choose from.
import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Shell.module.css';

interface HeaderControlProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  children: ReactNode;
}

export function HeaderControl({ children, ...rest }: HeaderControlProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--sky-text)"
      px={8}
      h={32}
      className={classes.control ?? ''}
      rightSection={<IconChevronDown size={14} aria-hidden />}
      {...rest}
    >
      {children}
    </Button>
  );
}
