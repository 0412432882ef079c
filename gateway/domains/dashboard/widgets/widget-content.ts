// What a widget shows, as a node: its id holds the type, the currency of the dashboard and the effective settings, so equal
// widgets are one record.
import { type CurrencyCode, isCurrencyCode } from '../../../../lib/catalogue/currencies.ts';
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
  /** That its amounts are answered in (ISO 4217); null: the viewer's. */
  currency: CurrencyCode | null;
  /** Its figures wait for those of the widgets in sight. */
  isOutOfSight?: boolean;
}

/** The content of a widget under a scope. Throws an input error for settings that the type does not take. */
export function contentOf(type: WidgetType, given: GivenSettings, scope: DashboardScope): ContentParent {
  const fault = settingFault(type, given);
  if (fault) throw inputError('settings', `${fault.member} does not fit ${type}`, fault.code);
  return contentNode(type, effectiveSettings(type, given, scope), scope.currency);
}

/** The content of a global id; null for an id that holds none. */
export function contentOfId(id: string): ContentParent | null {
  const { type: typename, key = '' } = fromGlobalId(id) ?? {};
  const [head = '', text = ''] = key.split(/ (.*)/s);
  const [name, currency = null] = head.split('/');
  const type = WIDGET_TYPES.find((known) => known === name);
  const settings = settingsOfText(text);
  if (!type || !settings || contentTypeOf(type) !== typename || settingFault(type, settings)) return null;
  if (currency !== null && !isCurrencyCode(currency)) return null;
  return contentNode(type, filledSettings(type, settings), currency);
}

function contentNode(type: WidgetType, given: WidgetSettings, currency: CurrencyCode | null): ContentParent {
  // Neither moves a figure: widgets that differ in nothing else show the same content.
  const settings = { ...given, title: null, isPinned: null };
  const __typename = contentTypeOf(type);
  const head = currency === null ? type : `${type}/${currency}`;
  const id = toGlobalId(__typename, `${head} ${textOf(type, settings)}`);
  return { __typename, id, type, settings, currency };
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
