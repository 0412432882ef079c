// What a field of the settings form is given.
import type { WidgetSettings, WidgetType } from '../../../../lib/widgets/words.ts';
import type { SettingFaults } from './settings-draft.ts';

export interface SettingFieldProps {
  type: WidgetType;
  /** As they stand in the form. */
  settings: WidgetSettings;
  onChange: (change: Partial<WidgetSettings>) => void;
  /** In words, by member. */
  errors: Partial<Record<keyof SettingFaults, string>>;
}
