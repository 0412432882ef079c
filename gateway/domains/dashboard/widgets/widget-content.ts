// What a widget shows, as a node: its id holds the type and the effective settings, so equal widgets are one record.
import { type DashboardScope, effectiveSettings } from '../../../../lib/widgets/effective-settings.ts';
import { filledSettings, settingFault, WIDGET_MEMBERS } from '../../../../lib/widgets/widget-settings.ts';
import { WIDGET_TYPE_NAMES } from '../../../../lib/widgets/widget-types.ts';
import type { GivenSettings, WidgetSettings, WidgetType } from '../../../../lib/widgets/words.ts';
import { wireSettings } from '../../../../upstream/contract/dashboard/widget.ts';
import { settingsOfWire, wireOfSettings } from '../../../../upstream/contract/dashboard/widget-words.ts';
import { inputError } from '../../../errors.ts';
import { type ContentType, fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';

export interface ContentParent {
  __typename: ContentType;
  id: string;
  type: WidgetType;
  settings: WidgetSettings;
  /** Its figures wait for those of the widgets in sight. */
  waits?: boolean;
}

const CONTENT_TYPES: Record<WidgetType, ContentType> = {
  COST_MONTH_TO_DATE: 'MonthToDateContent',
  ESTIMATED_COST: 'EstimatedCostContent',
  CLOUD_BUDGET: 'BudgetContent',
  TOTAL_SAVING: 'TotalSavingContent',
  COMPARE_COST_TREND: 'CostTrendContent',
  ALERTS: 'AlertsContent',
  COST_BY_ACCOUNT: 'CostByContent',
  COST_BY_PRODUCT: 'CostByContent',
  COST_BY_REGION: 'CostByContent',
  COST_BY_TAG: 'CostByContent',
  COST_BY_SERVICE_GROUP: 'CostByContent',
  COST_BY_CATEGORY: 'CostByContent',
  COST_BY_PROJECT: 'CostByContent',
  PRODUCT_PORTION: 'ProductPortionContent',
  PORTION_BY: 'PortionByContent',
  TOP5: 'TopCostsContent',
  ABNORMAL_CHANGE: 'AbnormalChangeContent',
  ML_ABNORMAL_USER: 'MlAbnormalUserContent',
  ML_ABNORMAL_AI: 'MlAbnormalAiContent',
  INTEGRATED_PRODUCT_PORTION: 'IntegratedPortionContent',
  MULTI_VENDOR_PORTION_BY_SERVICE_GROUP: 'ServiceGroupPortionContent',
  MULTI_VENDOR_COST_BY: 'MultiVendorCostContent',
  YEAR_COST_FORECAST: 'YearForecastContent',
};

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
  const type = WIDGET_TYPE_NAMES.find((known) => known === name);
  const settings = settingsOfText(text);
  if (!type || !settings || CONTENT_TYPES[type] !== typename || settingFault(type, settings)) return null;
  return contentNode(type, filledSettings(type, settings));
}

function contentNode(type: WidgetType, given: WidgetSettings): ContentParent {
  // Neither moves a figure: widgets that differ in nothing else show the same content.
  const settings = { ...given, title: null, isPinned: null };
  const __typename = CONTENT_TYPES[type];
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
