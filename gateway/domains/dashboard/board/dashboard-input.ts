// Dashboards as the graph's input gives them: judged by the rules of lib/widgets, then in the words of the wire.
import { isCurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { dashboardNameFault } from '../../../../lib/rules/dashboard-names.ts';
import { type DashboardScope, NO_SCOPE } from '../../../../lib/widgets/effective-settings.ts';
import { layoutFault } from '../../../../lib/widgets/widget-layout.ts';
import { settingFault } from '../../../../lib/widgets/widget-settings.ts';
import type { WireScope, WireWidget } from '../../../../upstream/contract/dashboard/widget.ts';
import {
  type Widget,
  wireOfScope,
  wireOfWidget,
} from '../../../../upstream/contract/dashboard/widget-words.ts';
import type { DashboardScopeInput, UserError, WidgetInput } from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { userError } from '../../../graph/user-errors.ts';
import { settingsOfInput } from '../widgets/saved-filter-setting.ts';

/** What the mutations give; a member that a mutation does not have is left out. */
interface Given {
  name?: string | null | undefined;
  scope?: DashboardScopeInput;
  widgets?: readonly WidgetInput[];
}

/** The first thing that is wrong with it; null where the services may judge it. */
export function dashboardFault({ name, scope, widgets }: Given): UserError | null {
  const nameCode = name == null ? null : dashboardNameFault(name);
  if (nameCode) return userError(nameCode, 'name', 'a name of 1 to 254 characters is needed');
  if (scope?.vendors?.length === 0) return userError('NO_VENDOR', 'scope', 'name at least one vendor');
  if (scope?.currency != null && !isCurrencyCode(scope.currency))
    return userError('UNKNOWN_CURRENCY', 'scope', `there is no currency ${scope.currency}`);
  return widgets ? widgetsFault(widgets) : null;
}

function widgetsFault(widgets: readonly Widget[]): UserError | null {
  const misplaced = layoutFault(widgets);
  if (misplaced?.rule === 'TOO_MANY')
    return userError('TOO_MANY_WIDGETS', 'widgets', 'a dashboard has fewer widgets');
  if (misplaced) {
    const { rule, index } = misplaced;
    return userError('WIDGET_LAYOUT', `widgets.${index}.layout`, `the place of widget ${index}: ${rule}`);
  }
  for (const { index, type, settings } of widgets) {
    const fault = settingFault(type, settings);
    if (fault) {
      const message = `widget ${index}: ${fault.member} does not fit ${type}`;
      return userError(fault.code, `widgets.${index}.${fault.member}`, message);
    }
  }
  return null;
}

/** As they are kept. */
export function givenWidgets(widgets: readonly WidgetInput[]): Widget[] {
  return widgets.map((widget) => ({ ...widget, settings: settingsOfInput(widget.settings) }));
}

export function wireWidgets(widgets: readonly Widget[]): WireWidget[] {
  return widgets.map(wireOfWidget);
}

/** Of a scope without a fault. */
export function wireScopeOf(scope: DashboardScopeInput): WireScope {
  return wireOfScope(scopeOfInput(scope));
}

/** What is left out is not said. Throws an input error for `scope`. */
export function scopeOfInput(input: DashboardScopeInput | null | undefined): DashboardScope {
  if (!input) return NO_SCOPE;
  const { basis = null, currency = null, frame = null, vendors = null } = input;
  const fault = dashboardFault({ scope: input });
  if (fault) throw inputError('scope', fault.message, fault.code as DomainErrorCode);
  return { basis, currency: currency !== null && isCurrencyCode(currency) ? currency : null, frame, vendors };
}
