// All types of widgets in the groups of the gallery, and whom each is for (D-04).

import type { VendorWord } from '../../../../lib/catalogue/vendors.ts';
import type { WidgetGroup } from '../../../../lib/catalogue/widget-traits.ts';
import { WIDGET_TYPES, WIDGETS, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import { hasWords } from '../../../components/forms/search-words.ts';
import type { MessageId } from '../../../intl/catalogues.ts';

export interface GalleryGroup {
  titleId: MessageId;
  types: readonly WidgetType[];
}

const GROUPS: Readonly<Record<WidgetGroup, MessageId>> = {
  Cards: 'dashboard.add.groupCards',
  OverTime: 'dashboard.add.groupOverTime',
  Portions: 'dashboard.add.groupPortions',
  Vendors: 'dashboard.add.groupVendors',
  Alerts: 'dashboard.add.groupAlerts',
};

export const GALLERY: readonly GalleryGroup[] = Object.entries(GROUPS).map(([group, titleId]) => ({
  titleId,
  types: WIDGET_TYPES.filter((type) => WIDGETS[type].group === group),
}));

/** The vendors that the type is for, where none of these is among them; null where it can be used. */
export function unsupportedVendors(
  type: WidgetType,
  vendors: readonly VendorWord[],
): readonly VendorWord[] | null {
  const { limitedTo = null } = WIDGETS[type];
  return limitedTo === null || limitedTo.some((vendor) => vendors.includes(vendor)) ? null : limitedTo;
}

/** Groups with the types whose words hold everything that was typed; groups without any are left out. */
export function groupsFor(search: string, wordsOf: (type: WidgetType) => string): GalleryGroup[] {
  const found = GALLERY.map((group) => ({
    ...group,
    types: group.types.filter((type) => hasWords(wordsOf(type), search)),
  }));
  return found.filter(({ types }) => types.length > 0);
}
