// What of a source is loaded, how often it is looked at, and what is let in.
import { Checkbox, Group, MultiSelect, NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { SOURCE_INTERVALS, SOURCE_LAYOUTS } from '../../../../lib/catalogue/loads/source-kinds.ts';
import { ANSWERS, type SourceDraft } from './useSourceDraft.ts';

interface SourceRhythmProps {
  draft: SourceDraft;
  onChange: (part: Partial<SourceDraft>) => void;
}

export function SourceRhythm({ draft, onChange }: SourceRhythmProps) {
  const intl = useIntl();
  const { layout, everyMinutes, allow, isPaused } = draft;
  return (
    <>
      <Group gap="sm" grow align="flex-start">
        <NativeSelect
          label={intl.formatMessage({ id: 'data.sources.layoutLabel' })}
          value={layout}
          onChange={({ currentTarget }) => onChange({ layout: currentTarget.value })}
          data={SOURCE_LAYOUTS.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'data.sources.layout' }, { layout: value }),
          }))}
        />
        <NativeSelect
          label={intl.formatMessage({ id: 'data.sources.everyLabel' })}
          value={String(everyMinutes)}
          onChange={({ currentTarget }) => onChange({ everyMinutes: Number(currentTarget.value) })}
          data={SOURCE_INTERVALS.map((value) => ({
            value: String(value),
            label: intl.formatMessage({ id: 'data.sources.every' }, { minutes: String(value) }),
          }))}
        />
      </Group>
      <MultiSelect
        label={intl.formatMessage({ id: 'data.sources.allowLabel' })}
        value={[...allow]}
        onChange={(next) => onChange({ allow: next })}
        data={ANSWERS.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'data.page.answer' }, { answer: value }),
        }))}
      />
      <Checkbox
        label={intl.formatMessage({ id: 'data.sources.paused' })}
        checked={isPaused}
        onChange={({ currentTarget }) => onChange({ isPaused: currentTarget.checked })}
      />
    </>
  );
}
