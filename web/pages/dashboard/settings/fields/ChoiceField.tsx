// A setting that is one of the values that its type takes: side by side where they are few and short, else a list.
import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { WIDGETS } from '../../../../../lib/widgets/widget-types.ts';
import type { SettingFieldProps } from '../form-change.ts';
import { useSettingWords, type WordMember } from '../useSettingWords.ts';

const MOST_BESIDE = 3;

interface ChoiceFieldProps extends SettingFieldProps {
  member: WordMember;
}

export function ChoiceField({ type, member, settings, onChange, errors }: ChoiceFieldProps) {
  const words = useSettingWords(settings.vendors);
  const values: readonly string[] = WIDGETS[type].takes[member] ?? [];
  const label = words.member(member);
  const choices = values.map((value) => ({ value, label: words.choice(member, value, settings) }));
  const choose = (value: string) => {
    if (values.includes(value)) onChange({ [member]: value });
  };
  if (choices.length > MOST_BESIDE) {
    return (
      <NativeSelect
        label={label}
        data={choices}
        value={settings[member] ?? ''}
        error={errors[member]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  }
  return (
    <Input.Wrapper label={label} error={errors[member]} labelElement="div">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={label}
        data={choices}
        value={settings[member] ?? ''}
        onChange={choose}
      />
    </Input.Wrapper>
  );
}
