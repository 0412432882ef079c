// Picks the days of a range: a relative name, a range that was picked lately, a typed one, or two days of a calendar.
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { DatePicker, type DatesRangeValue } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type DateRange, isDay } from '../../../../lib/calendar/calendar.ts';
import { ANALYTICS_FRAMES } from '../../../../lib/calendar/time-frames.ts';
import { withRange } from '../../../browser/local-storage.ts';
import { useLocal } from '../../../browser/useLocal.ts';
import { formatDays } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../CostAnalytics.module.css';
import { useCalendarLabels } from '../useCalendarLabels.ts';
import { type RangeChoice, typedRange } from './typed-range.ts';

interface RangePickerProps {
  /** The name of the range; custom where it has none. */
  frame: string;
  range: DateRange | null;
  onChoose: (choice: RangeChoice) => void;
}

export function RangePicker({ frame, range, onChoose }: RangePickerProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [recent, keepRecent] = useLocal('recentRanges');
  const choose = (choice: RangeChoice) => {
    if (choice.range === 'custom') keepRecent(withRange(recent ?? [], `${choice.start}/${choice.end}`));
    onChoose(choice);
  };
  const kept = (recent ?? []).map(rangeOfText).filter((each) => each !== null);
  return (
    <div className={classes.rangePicker}>
      <Stack gap="sm">
        <div className={classes.frames}>
          {ANALYTICS_FRAMES.map((name) => (
            <Entry key={name} isChosen={name === frame} onClick={() => choose({ range: name })}>
              {intl.formatMessage({ id: 'cost-analytics.frame.name' }, { frame: name })}
            </Entry>
          ))}
        </div>
        {kept.length > 0 ? (
          <fieldset className={classes.frames} aria-labelledby="recent-ranges">
            <Text size="xs" c="dimmed" px={12} id="recent-ranges">
              <FormattedMessage id="cost-analytics.range.recent" />
            </Text>
            {kept.map((days) => (
              <Entry
                key={`${days.start}/${days.end}`}
                isChosen={frame === 'custom' && days.start === range?.start && days.end === range.end}
                onClick={() => choose({ range: 'custom', ...days })}
              >
                <span className="sky-figures">{formatDays(days, language)}</span>
              </Entry>
            ))}
          </fieldset>
        ) : null}
      </Stack>
      <CustomRange start={range?.start ?? null} end={range?.end ?? null} onChoose={choose} />
    </div>
  );
}

interface EntryProps {
  isChosen: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Entry({ isChosen, onClick, children }: EntryProps) {
  return (
    <Button
      variant={isChosen ? 'light' : 'subtle'}
      color={isChosen ? 'sky' : 'gray'}
      c={isChosen ? 'var(--sky-accent)' : 'var(--sky-text)'}
      justify="flex-start"
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

interface CustomRangeProps {
  start: string | null;
  end: string | null;
  onChoose: (choice: RangeChoice) => void;
}

function CustomRange({ start, end, onChoose }: CustomRangeProps) {
  const { language } = useLanguage();
  const { today } = useShellViewer();
  const labels = useCalendarLabels();
  const [value, setValue] = useState<DatesRangeValue<string>>([start, end]);
  const pick = (picked: DatesRangeValue<string>) => {
    setValue(picked);
    const [from, to] = picked;
    if (from && to) onChoose({ range: 'custom', start: from, end: to });
  };
  return (
    <Stack gap="sm" maw={300}>
      <TypedRange initial={start && end ? formatDays({ start, end }, language) : ''} onChoose={onChoose} />
      <DatePicker
        type="range"
        allowSingleDateInRange
        firstDayOfWeek={0}
        hideOutsideDates
        defaultDate={end ?? today ?? undefined}
        value={value}
        onChange={pick}
        {...labels}
      />
      <Text size="xs" c="dimmed">
        <FormattedMessage id="cost-analytics.range.utc" />
      </Text>
    </Stack>
  );
}

interface TypedRangeProps {
  initial: string;
  onChoose: (choice: RangeChoice) => void;
}

/** Taken by Enter; what is no range stays and says so. */
function TypedRange({ initial, onChoose }: TypedRangeProps) {
  const intl = useIntl();
  const [text, setText] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const choice = typedRange(text);
    setWrong(choice === null);
    if (choice) onChoose(choice);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={intl.formatMessage({ id: 'cost-analytics.range.typed' })}
        description={intl.formatMessage({ id: 'cost-analytics.range.typedHint' })}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
        onFocus={(event) => event.currentTarget.select()}
        error={isWrong ? intl.formatMessage({ id: 'cost-analytics.range.typedWrong' }) : null}
        spellCheck={false}
        autoComplete="off"
      />
    </form>
  );
}

function rangeOfText(text: string): DateRange | null {
  const [start = '', end = ''] = text.split('/');
  return isDay(start) && isDay(end) ? { start, end } : null;
}
