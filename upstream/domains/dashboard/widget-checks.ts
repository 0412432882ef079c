// What a dashboard may hold, checked before it is kept: its name, the layout and the settings of its widgets (D-01, D-03).
import { dashboardNameFault } from '../../../lib/rules/dashboard-names.ts';
import { layoutFault } from '../../../lib/widgets/widget-layout.ts';
import { settingFault } from '../../../lib/widgets/widget-settings.ts';
import type { WireWidget } from '../../contract/dashboard/widget.ts';
import { widgetOfWire } from '../../contract/dashboard/widget-words.ts';
import { Refusal } from '../../refusal.ts';

/** The name as it is kept. Refuses one that no dashboard may have. */
export function checkedName(name: string): string {
  const fault = dashboardNameFault(name);
  if (fault) throw new Refusal(fault, 'The name of a dashboard has 1 to 254 characters.', 'dashboardName');
  return name.trim();
}

/** Refuses a layout or settings that no dashboard may have, and names the widget. */
export function requireWidgets(wire: readonly WireWidget[]): void {
  const widgets = wire.map(widgetOfWire);
  const misplaced = layoutFault(widgets);
  if (misplaced?.rule === 'TOO_MANY')
    throw new Refusal('TOO_MANY_WIDGETS', 'A dashboard has fewer widgets.', 'widgets');
  if (misplaced) {
    const { rule, index } = misplaced;
    throw new Refusal('WIDGET_LAYOUT', `The place of widget ${index} breaks ${rule}.`, `widgets.${index}`);
  }
  for (const { index, type, settings } of widgets) {
    const fault = settingFault(type, settings);
    if (fault) {
      const field = `widgets.${index}.${fault.member}`;
      throw new Refusal(fault.code, `Widget ${index} of type ${type} may not be told so.`, field);
    }
  }
}
