// A chip that is any of a few.
import type { ReactNode } from 'react';
import { Menu } from '../overlays/Menu.tsx';
import { ChipButton, StateChip, type StateChipProps } from './StateChip.tsx';

interface SetChipProps<Value extends string> extends Omit<StateChipProps, 'value'> {
  values: readonly Value[];
  chosen: readonly Value[];
  nameOf: (value: Value) => string;
  /** In the order of the values. */
  onChange: (chosen: Value[]) => void;
  /** What it says in the sentence; left out: what is chosen. */
  shown?: ReactNode;
  /** Below the choices. */
  note?: ReactNode;
}

export function SetChip<Value extends string>({
  values,
  chosen,
  nameOf,
  onChange,
  shown,
  note,
  ...chip
}: SetChipProps<Value>) {
  const parts = { ...chip, value: shown ?? chosen.map(nameOf).join(', ') };
  return (
    <StateChip chip={parts}>
      <Menu closeOnItemClick={false}>
        <Menu.Target>
          <ChipButton chip={parts} />
        </Menu.Target>
        <Menu.Dropdown>
          {values.map((value) => (
            <Menu.CheckboxItem
              key={value}
              checked={chosen.includes(value)}
              onChange={(isChecked) =>
                onChange(values.filter((each) => (each === value ? isChecked : chosen.includes(each))))
              }
            >
              {nameOf(value)}
            </Menu.CheckboxItem>
          ))}
          {note ? <Menu.Label maw={280}>{note}</Menu.Label> : null}
        </Menu.Dropdown>
      </Menu>
    </StateChip>
  );
}
