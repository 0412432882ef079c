// Which items stand alone: the ten or five that cost most, or chosen ones (D-14).
import { Input, SegmentedControl, Stack } from '@mantine/core';
import { MAX_FILTER_ITEMS } from '../../../../../lib/catalogue/cost-fields.ts';
import { WIDGETS } from '../../../../../lib/widgets/widget-types.ts';
import type { SettingFieldProps } from '../form-change.ts';
import { ItemPicker } from '../items/ItemPicker.tsx';
import { itemFieldOf } from '../items/item-field.ts';
import { useSettingWords } from '../useSettingWords.ts';

export function ItemsField(props: SettingFieldProps) {
  const { type, settings, onChange, errors } = props;
  const words = useSettingWords(settings.vendors);
  const of = itemFieldOf(type, settings);
  const shows = (WIDGETS[type].takes.items ?? []).filter((show) => of !== null || show !== 'CUSTOM');
  const { items } = settings;
  if (!items) return null;
  const label = words.member('items');
  return (
    <Input.Wrapper label={label} error={errors.items} labelElement="div">
      <Stack gap={8} mb={errors.items ? 4 : 0}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={label}
          value={items.show}
          onChange={(value) => {
            const show = shows.find((known) => known === value);
            if (show) onChange({ items: { ...items, show } });
          }}
          data={shows.map((value) => ({ value, label: words.show(value) }))}
        />
        {items.show === 'CUSTOM' && of ? (
          <ItemPicker
            settings={settings}
            of={of}
            chosen={items.chosen}
            max={MAX_FILTER_ITEMS}
            onChange={(chosen) => onChange({ items: { ...items, chosen } })}
          />
        ) : null}
      </Stack>
    </Input.Wrapper>
  );
}
