// What a widget shows, as a node: its id holds the type and the effective settings, so equal widgets are one record.
import { type DashboardScope, effectiveSettings } from '../../../../lib/widgets/effective-settings.ts';
import { filledSettings, settingFault, WIDGET_MEMBERS } from '../../../../lib/widgets/widget-settings.ts';
import {
  type ContentType,
  contentTypeOf,
  WIDGET_TYPES,
  type WidgetType,
} from '../../../../lib/widgets/widget-types.ts';
import type { GivenSettings, WidgetSettings } from '../../../../lib/widgets/words.ts';
import { wireSettings } from '../../../../upstream/contract/dashboard/widget.ts';
import { settingsOfWire, wireOfSettings } from '../../../../upstream/contract/dashboard/widget-words.ts';
import { inputError } from '../../../errors.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';

export interface ContentParent {
  __typename: ContentType;
  id: string;
  type: WidgetType;
  settings: WidgetSettings;
  /** Its figures wait for those of the widgets in sight. */
  isOutOfSight?: boolean;
}

/** The content of a widget under a scope. Throws an input error for settings that the type does not take. */
export function contentOf(type: WidgetType, given: GivenSettings, scope: DashboardScope): ContentParent {
  const fault = settingFault(type, given);
  if (fault) throw inputError('settings', `${fault.member} does not fit ${type}`, fault.code);
  return contentNode(type, effectiveSettings(type, given, scope));
}

/** The content of a global id; null for an id that holds none. */
export function contentOfId(id: string): ContentParent | null {
  const { type: typename, key = '' } = fromGlobalId(id) ?? {};
  const [name = '', text = ''] = key.split(/ (.*)/s);
  const type = WIDGET_TYPES.find((known) => known === name);
  const settings = settingsOfText(text);
  if (!type || !settings || contentTypeOf(type) !== typename || settingFault(type, settings)) return null;
  return contentNode(type, filledSettings(type, settings));
}

function contentNode(type: WidgetType, given: WidgetSettings): ContentParent {
  // Neither moves a figure: widgets that differ in nothing else show the same content.
  const settings = { ...given, title: null, isPinned: null };
  const __typename = contentTypeOf(type);
  return { __typename, id: toGlobalId(__typename, `${type} ${textOf(type, settings)}`), type, settings };
}

/** What differs from a new widget of the type, always in the same order. */
function textOf(type: WidgetType, settings: WidgetSettings): string {
  const defaults = filledSettings(type, {});
  const said = WIDGET_MEMBERS.filter(
    (member) => JSON.stringify(settings[member]) !== JSON.stringify(defaults[member]),
  );
  return JSON.stringify(wireOfSettings(Object.fromEntries(said.map((member) => [member, settings[member]]))));
}

function settingsOfText(text: string): GivenSettings | null {
  try {
    const { success, data } = wireSettings.safeParse(JSON.parse(text));
    return success ? settingsOfWire(data) : null;
  } catch {
    return null;
  }
}
