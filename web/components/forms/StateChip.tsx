// One part of the question as a chip: its name, its value, and what it can be changed to.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import classes from './StateChip.module.css';

interface ChipShellProps {
  name: string;
  value: ReactNode;
  /** Takes the part back to its default; left out where it has it. */
  onClear?: (() => void) | undefined;
  /** Where what opens does not listen for clicks itself. */
  onClick?: (() => void) | undefined;
  children: (target: ReactNode) => ReactNode;
}

/** The look of a chip; what opens from it is given by the caller. */
export function ChipShell({ name, value, onClear, onClick, children }: ChipShellProps) {
  const intl = useIntl();
  return (
    <span className={classes.chip}>
      {children(
        <Button
          onClick={onClick}
          variant="subtle"
          color="gray"
          px={8}
          c="var(--sky-text)"
          className={classes.chipButton ?? ''}
        >
          <span className={classes.chipName}>{name}</span>
          <span className={`${classes.chipValue} sky-figures`}>{value}</span>
        </Button>,
      )}
      {onClear ? (
        <ActionIcon
          size={24}
          onClick={onClear}
          aria-label={intl.formatMessage({ id: 'cost-analytics.bar.clear' }, { name })}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      ) : null}
    </span>
  );
}

interface ChoiceChipProps<Choice extends string> {
  name: string;
  value: Choice;
  choices: readonly { value: Choice; label: string; disabled?: boolean }[];
  onChange: (value: Choice) => void;
  onClear?: (() => void) | undefined;
  /** Below the choices. */
  note?: ReactNode;
}

/** A chip that is one of a few. */
export function ChoiceChip<Choice extends string>({
  name,
  value,
  choices,
  onChange,
  onClear,
  note,
}: ChoiceChipProps<Choice>) {
  const choose = (chosen: string) => {
    const choice = choices.find((known) => known.value === chosen);
    if (choice) onChange(choice.value);
  };
  return (
    <ChipShell name={name} value={choices.find((choice) => choice.value === value)?.label} onClear={onClear}>
      {(target) => (
        <Menu>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
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
      )}
    </ChipShell>
  );
}
