// The settings form while it is filled in: what is in it, what of it is wrong, and what it changes (D-05).
import { useMemo, useState } from 'react';
import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { filledSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { GivenSettings, WidgetSettings } from '../../../../lib/widgets/words.ts';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import { changedMembers, type SettingFaults, settingFaults, tidySettings } from './settings-draft.ts';

/** Nothing wrong yet, only not said: told once the user wants to apply it. */
const NOT_SAID: readonly DomainErrorCode[] = [
  'CUSTOM_WITHOUT_ITEMS',
  'TAG_KEY_MISSING',
  'SERVICE_GROUP_SET_MISSING',
];

export function useSettingsForm(type: WidgetType, given: GivenSettings) {
  const errorText = useErrorText();
  const [settings, setSettings] = useState<WidgetSettings>(() => filledSettings(type, given));
  const [isAsked, setAsked] = useState(false);
  const faults = useMemo(() => settingFaults(type, settings), [type, settings]);
  const tidy = useMemo(() => tidySettings(type, settings), [type, settings]);
  const told = Object.entries(faults).filter(([, code]) => isAsked || !NOT_SAID.includes(code));
  const isWhole = Object.keys(faults).length === 0;
  return {
    settings,
    change: (change: Partial<WidgetSettings>) => setSettings((current) => ({ ...current, ...change })),
    /** As they would be kept. */
    tidy,
    isWhole,
    errors: Object.fromEntries(told.map(([member, code]) => [member, errorText([{ code }])])) as Partial<
      Record<keyof SettingFaults, string>
    >,
    changed: changedMembers(type, given, settings),
    /** Whether they may be applied; if not, everything that is missing is told from now on. */
    check: () => {
      setAsked(true);
      return isWhole;
    },
  };
}
