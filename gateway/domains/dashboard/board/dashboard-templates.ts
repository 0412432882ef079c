// The templates that can say something of the company's vendors (D-02).
import { CODES_OF_VENDORS } from '../../../../lib/catalogue/vendors.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { DASHBOARD_TEMPLATES, TEMPLATE_NAMES, type TemplateName } from '../../../../lib/widgets/templates.ts';
import type { Vendor } from '../../../__generated__/graph-types.ts';
import type { ViewerContext } from '../../../viewer.ts';
import type { WidgetParent } from './dashboard-shapes.ts';

export interface Template {
  name: TemplateName;
  vendor: Vendor | null;
  scope: DashboardScope;
  widgets: WidgetParent[];
}

/** A vendor's own only where there are data of it, those over vendors only where there are several. */
export async function offeredTemplates(viewer: ViewerContext): Promise<Template[]> {
  const { availableVendors } = await viewer.info();
  return TEMPLATE_NAMES.flatMap((name) => {
    const { vendor, vendorsNeeded, scope, widgets } = DASHBOARD_TEMPLATES[name];
    const isOffered =
      availableVendors.length >= vendorsNeeded &&
      (vendor === null || availableVendors.includes(CODES_OF_VENDORS[vendor]));
    if (!isOffered) return [];
    return [{ name, vendor, scope, widgets: widgets.map((widget) => ({ ...widget, scope })) }];
  });
}
