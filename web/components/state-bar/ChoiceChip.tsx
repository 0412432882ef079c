// A chip that is one of a few.
import type { ReactNode } from 'react';
import { Menu } from '../overlays/Menu.tsx';
import { ChipButton, StateChip, type StateChipProps } from './StateChip.tsx';

interface ChoiceChipProps<Choice extends string> extends Omit<StateChipProps, 'value'> {
  value: Choice;
  choices: readonly { value: Choice; label: string; disabled?: boolean }[];
  onChange: (value: Choice) => void;
  /** What it says in the sentence, where that is not what it is called among the choices. */
  shown?: ReactNode;
  /** Below the choices. */
  note?: ReactNode;
}

export function ChoiceChip<Choice extends string>({
  value,
  choices,
  onChange,
  shown,
  note,
  ...chip
}: ChoiceChipProps<Choice>) {
  const choose = (chosen: string) => {
    const choice = choices.find((known) => known.value === chosen);
    if (choice) onChange(choice.value);
  };
  const parts = { ...chip, value: shown ?? choices.find((choice) => choice.value === value)?.label };
  return (
    <StateChip chip={parts}>
      <Menu>
        <Menu.Target>
          <ChipButton chip={parts} />
        </Menu.Target>
        <Menu.Dropdown mah="min(420px, 70dvh)" style={{ overflowY: 'auto' }}>
          <Menu.RadioGroup value={value} onChange={choose}>
            {choices.map((choice) => (
              <Menu.RadioItem key={choice.value} value={choice.value} disabled={choice.disabled ?? false}>
                {choice.label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          {note ? <Menu.Label maw={280}>{note}</Menu.Label> : null}
        </Menu.Dropdown>
      </Menu>
    </StateChip>
  );
}
