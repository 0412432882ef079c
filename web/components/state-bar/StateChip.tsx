// One part of the question: a word that joins it to the sentence, its value, and the way back to its default.
import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './StateChip.module.css';

/** How a part goes on with the sentence; in other languages the word may follow the value. */
export type JoinWord =
  | 'vs'
  | 'by'
  | 'split'
  | 'from'
  | 'as'
  | 'in'
  | 'without'
  | 'of'
  | 'for'
  | 'paid'
  | 'asOf'
  | 'with';

export interface StateChipProps {
  /** What it is a choice of, for screen readers; before the value where nothing joins it to the sentence. */
  name: string;
  /** Left out: the value says by itself what it is, or follows the name. */
  join?: JoinWord | 'none' | undefined;
  value: ReactNode;
  /** The value as a whole, where it may be cut. */
  title?: string | undefined;
  icon?: ReactNode;
  /** Takes the part back to its default, which it has not now. */
  onClear?: (() => void) | undefined;
  /** Differs from its default, though nothing takes it back. */
  isChanged?: boolean;
}

interface ChipButtonProps extends Omit<ComponentPropsWithRef<'button'>, keyof StateChipProps> {
  chip: StateChipProps;
}

/** The button of a chip, which what opens from it is beside. */
export function ChipButton({ chip, ...button }: ChipButtonProps) {
  const { name, join, value, title, icon } = chip;
  return (
    <UnstyledButton {...button} className={classes.button ?? ''} title={title}>
      {icon}
      {join ? (
        <VisuallyHidden>
          {name}
          {': '}
        </VisuallyHidden>
      ) : (
        <span className={classes.join}>{name} </span>
      )}
      <span className={`${classes.value} sky-figures`}>
        {join && join !== 'none' ? (
          <FormattedMessage
            id="platform.bar.join"
            values={{ join, value, word: (word) => <span className={classes.join}>{word}</span> }}
          />
        ) : (
          value
        )}
      </span>
      {chip.onClear ? null : <IconChevronDown size={12} className={classes.chevron} aria-hidden />}
    </UnstyledButton>
  );
}

/** What is around the button, and the cross of a part that is not as by default. */
export function StateChip({ chip, children }: { chip: StateChipProps; children: ReactNode }) {
  const intl = useIntl();
  const { name, onClear, isChanged = onClear !== undefined } = chip;
  return (
    <span className={classes.chip} data-chip data-changed={isChanged || undefined}>
      {children}
      {onClear ? (
        <ActionIcon
          className={classes.clear ?? ''}
          size={24}
          onClick={onClear}
          aria-label={intl.formatMessage({ id: 'cost-analytics.bar.clear' }, { name })}
        >
          <IconX size={12} aria-hidden />
        </ActionIcon>
      ) : null}
    </span>
  );
}
