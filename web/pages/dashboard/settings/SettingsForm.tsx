// The settings that a type of widget takes, and no others, in the order in which one thinks of them (D-14).

import { Anchor, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import { canJoinNamesIn, takesSetting } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetMember } from '../../../../lib/widgets/words.ts';
import { widgetGrouping } from '../widgets/drill/widget-grouping.ts';
import { AccountField } from './fields/AccountField.tsx';
import { AlarmNote } from './fields/AlarmNote.tsx';
import { AlertBandFields } from './fields/AlertBandFields.tsx';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { FrameField } from './fields/FrameField.tsx';
import { ItemsField } from './fields/ItemsField.tsx';
import { SavedFilterField } from './fields/SavedFilterField.tsx';
import { ThresholdField } from './fields/ThresholdField.tsx';
import { VendorsField } from './fields/VendorsField.tsx';
import { ViewByFields } from './fields/ViewByFields.tsx';
import type { SettingFieldProps } from './form-change.ts';
import { useSettingWords } from './useSettingWords.ts';

interface SettingsFormProps extends SettingFieldProps {
  /** What the widget is called where it has no title of its own. */
  typeName: string;
}

export function SettingsForm({ typeName, ...field }: SettingsFormProps) {
  const { type, settings } = field;
  const takes = (member: WidgetMember) => takesSetting(type, member);
  const hasSplit = takes('viewBy') || takes('tagKey') || takes('serviceGroupSet');
  return (
    <Stack gap={16}>
      <TitleField {...field} typeName={typeName} />
      {takes('frame') ? <FrameField {...field} /> : null}
      {takes('comparison') ? <ChoiceField {...field} member="comparison" /> : null}
      {takes('category') ? <ChoiceField {...field} member="category" /> : null}
      {hasSplit ? <ViewByFields {...field} /> : null}
      <JoinField {...field} />
      <CategoriesNote {...field} />
      {takes('items') ? <ItemsField {...field} /> : null}
      {takes('chartType') ? <ChoiceField {...field} member="chartType" /> : null}
      {takes('scale') ? <ChoiceField {...field} member="scale" /> : null}
      {takes('threshold') ? <ThresholdField {...field} /> : null}
      {takes('sensitivity') ? <ChoiceField {...field} member="sensitivity" /> : null}
      {takes('minAlert') ? <AlertBandFields {...field} /> : null}
      {takes('channels') ? <AlarmNote /> : null}
      {takes('savedFilter') ? <SavedFilterField {...field} /> : null}
      {takes('account') && settings.savedFilter === null ? <AccountField {...field} /> : null}
      {takes('vendors') ? <VendorsField {...field} /> : null}
      {takes('basis') ? <ChoiceField {...field} member="basis" /> : null}
      {takes('isPinned') ? <PinField {...field} /> : null}
    </Stack>
  );
}

function JoinField({ type, settings, onChange }: SettingFieldProps) {
  if (!canJoinNamesIn(type, settings)) return null;
  return (
    <Checkbox
      label={<FormattedMessage id="cost-analytics.viewBy.join" />}
      description={<FormattedMessage id="cost-analytics.viewBy.joinHint" />}
      checked={settings.joinSameNames ?? false}
      onChange={(event) => onChange({ joinSameNames: event.currentTarget.checked })}
    />
  );
}

/** Opens beside, for settings that were changed here would be lost. */
function CategoriesNote({ type, settings }: SettingFieldProps) {
  if (widgetGrouping(type, settings).name !== 'serviceCategory') return null;
  return (
    <Text size="xs" c="dimmed">
      <FormattedMessage
        id="dashboard.settings.categoriesNote"
        values={{
          link: (words) => (
            <Anchor
              component={Link}
              to={pagePath('serviceCategories')}
              target="_blank"
              inherit
              underline="always"
            >
              {words}
            </Anchor>
          ),
        }}
      />
    </Text>
  );
}

function TitleField({ settings, onChange, errors, typeName }: SettingsFormProps) {
  return (
    <TextInput
      label={useSettingWords().member('title')}
      placeholder={typeName}
      value={settings.title ?? ''}
      error={errors.title}
      data-autofocus
      onChange={(event) => onChange({ title: event.currentTarget.value || null })}
    />
  );
}

function PinField({ settings, onChange }: SettingFieldProps) {
  return (
    <Checkbox
      label={<FormattedMessage id="dashboard.settings.pin" />}
      description={<FormattedMessage id="dashboard.settings.pinNote" />}
      checked={settings.isPinned ?? false}
      onChange={(event) => onChange({ isPinned: event.currentTarget.checked })}
    />
  );
}
