// What a field of the settings form is given.
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { SettingFaults } from './settings-draft.ts';

export interface SettingFieldProps {
  type: WidgetType;
  /** As they are in the form. */
  settings: WidgetSettings;
  onChange: (change: Partial<WidgetSettings>) => void;
  /** In words, by member. */
  errors: Partial<Record<keyof SettingFaults, string>>;
}
