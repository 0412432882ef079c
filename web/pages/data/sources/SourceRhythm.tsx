// What of a source is loaded, how often it is looked at, and what is let in.
import { Checkbox, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useIntl } from 'react-intl';
import { LOAD_REASONS, loadReasonRow } from '../../../../lib/catalogue/loads/load-reasons.ts';
import { SOURCE_INTERVALS, SOURCE_LAYOUTS } from '../../../../lib/catalogue/loads/source-kinds.ts';
import { answerOf, type SourceDraft } from './useSourceDraft.ts';

interface SourceRhythmProps {
  draft: SourceDraft;
  onChange: (part: Partial<SourceDraft>) => void;
}

export function SourceRhythm({ draft, onChange }: SourceRhythmProps) {
  const intl = useIntl();
  const { layout, everyMinutes, allow, isPaused } = draft;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
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
      </SimpleGrid>
      <Checkbox.Group
        label={intl.formatMessage({ id: 'data.sources.allowLabel' })}
        value={[...allow]}
        onChange={(next) => onChange({ allow: next })}
      >
        <Stack gap="xs" mt="xs">
          {LOAD_REASONS.map(loadReasonRow).flatMap(({ rule, answers }) =>
            answers.map((word) => {
              const value = answerOf(word);
              // What lets in one finding alone is said by the finding; of two answers each says its own.
              const label =
                answers.length === 1
                  ? intl.formatMessage({ id: rule })
                  : intl.formatMessage({ id: 'data.page.answer' }, { answer: value });
              return <Checkbox key={value} value={value} label={label} />;
            }),
          )}
        </Stack>
      </Checkbox.Group>
      <Checkbox
        label={intl.formatMessage({ id: 'data.sources.paused' })}
        checked={isPaused}
        onChange={({ currentTarget }) => onChange({ isPaused: currentTarget.checked })}
      />
    </>
  );
}
