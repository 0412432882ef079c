// A list that is searched by typing: arrows move, Enter picks; the focus stays in the text (a combobox of ARIA).
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './PickList.module.css';

export interface PickOption {
  /** Unique over all groups. */
  id: string;
  label: string;
  /** At the right of the label. */
  note?: string | undefined;
  icon?: ReactNode;
  /** Is what is chosen now. */
  isCurrent?: boolean;
}

export interface PickGroup {
  /** Names the group; null where there is one alone. */
  label: string | null;
  options: readonly PickOption[];
}

interface PickListProps {
  /** Names the text field. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** What fits the query. */
  groups: readonly PickGroup[];
  onPick: (id: string) => void;
  /** What is there when nothing fits. */
  empty: ReactNode;
}

export function PickList({ label, query, onQuery, groups, onPick, empty }: PickListProps) {
  const listId = useId();
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useState(0);
  const place = Math.min(active, options.length - 1);
  const activeId = options[place]?.id;
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = activeId === undefined ? null : listRef.current?.querySelector('[data-active]');
    shown?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const optionId = (id: string) => `${listId}-${id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a Korean, Chinese or Japanese word picks nothing.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setActive((place + step + options.length) % options.length);
    else if (event.key === 'Enter' && activeId !== undefined) onPick(activeId);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        className={classes.input ?? ''}
        variant="unstyled"
        size="sm"
        px={8}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId === undefined ? undefined : optionId(activeId)}
        placeholder={label}
        leftSection={<IconSearch size={16} aria-hidden />}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setActive(0);
          onQuery(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={listRef} id={listId} role="listbox" aria-label={label} className={classes.list}>
        {groups
          .filter((group) => group.options.length > 0)
          .map((group, at) => (
            <Group key={group.label ?? at} label={group.label}>
              {group.options.map((option) => (
                <Option
                  key={option.id}
                  id={optionId(option.id)}
                  option={option}
                  isActive={option.id === activeId}
                  onHover={() => setActive(options.indexOf(option))}
                  onPick={() => onPick(option.id)}
                />
              ))}
            </Group>
          ))}
      </div>
      {options.length === 0 ? (
        <div className={classes.empty} role="status">
          {empty}
        </div>
      ) : null}
    </>
  );
}

function Group({ label, children }: { label: string | null; children: ReactNode }) {
  const headId = useId();
  if (label === null) return <Fragment>{children}</Fragment>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={headId}>
      <div id={headId} className={classes.group}>
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: PickOption;
  isActive: boolean;
  onHover: () => void;
  onPick: () => void;
}

function Option({
  id,
  option: { label, note, icon, isCurrent = false },
  isActive,
  onHover,
  onPick,
}: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are read by the text field
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes.option}
      data-active={isActive || undefined}
      onMouseMove={onHover}
      onClick={onPick}
    >
      {icon}
      <span className={classes.label}>{label}</span>
      {note === undefined ? null : <span className={classes.note}>{note}</span>}
    </div>
  );
}
