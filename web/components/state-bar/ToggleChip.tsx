// A chip that is on or off.
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StateChip.module.css';

interface ToggleChipProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  icon?: ReactNode;
  children: ReactNode;
}

export function ToggleChip({ isOn, onChange, icon, children }: ToggleChipProps) {
  return (
    <span className={classes.chip} data-chip data-changed={isOn || undefined}>
      <UnstyledButton className={classes.button ?? ''} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
        {icon}
        {children}
      </UnstyledButton>
    </span>
  );
}
