// All types of widgets in the order of the gallery: what each answers, how it is pictured, and whom it is for (D-04).
import type { VendorWord } from '../../../../lib/catalogue/vendors.ts';
import { WIDGET_TYPES } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetType } from '../../../../lib/widgets/words.ts';
import { hasWords } from '../../../components/search-words.ts';
import type { MessageId } from '../../../intl/catalogues.ts';

export type PictureKind = 'figure' | 'gauge' | 'bars' | 'lines' | 'ring' | 'ranking' | 'list' | 'forecast';

export interface GalleryType {
  type: WidgetType;
  picture: PictureKind;
  aboutId: MessageId;
}

export interface GalleryGroup {
  titleId: MessageId;
  types: readonly GalleryType[];
}

export const GALLERY: readonly GalleryGroup[] = [
  {
    titleId: 'dashboard.add.groupCards',
    types: [
      { type: 'COST_MONTH_TO_DATE', picture: 'figure', aboutId: 'dashboard.add.monthToDate' },
      { type: 'ESTIMATED_COST', picture: 'forecast', aboutId: 'dashboard.add.estimatedCost' },
      { type: 'CLOUD_BUDGET', picture: 'gauge', aboutId: 'dashboard.add.cloudBudget' },
      { type: 'TOTAL_SAVING', picture: 'figure', aboutId: 'dashboard.add.totalSaving' },
    ],
  },
  {
    titleId: 'dashboard.add.groupOverTime',
    types: [
      { type: 'COMPARE_COST_TREND', picture: 'lines', aboutId: 'dashboard.add.compareTrend' },
      { type: 'COST_BY_ACCOUNT', picture: 'bars', aboutId: 'dashboard.add.byAccount' },
      { type: 'COST_BY_PRODUCT', picture: 'bars', aboutId: 'dashboard.add.byProduct' },
      { type: 'COST_BY_REGION', picture: 'bars', aboutId: 'dashboard.add.byRegion' },
      { type: 'COST_BY_TAG', picture: 'bars', aboutId: 'dashboard.add.byTag' },
      { type: 'COST_BY_SERVICE_GROUP', picture: 'bars', aboutId: 'dashboard.add.byServiceGroup' },
      { type: 'COST_BY_CATEGORY', picture: 'bars', aboutId: 'dashboard.add.byCategory' },
      { type: 'COST_BY_PROJECT', picture: 'bars', aboutId: 'dashboard.add.byProject' },
      { type: 'YEAR_COST_FORECAST', picture: 'forecast', aboutId: 'dashboard.add.yearForecast' },
    ],
  },
  {
    titleId: 'dashboard.add.groupPortions',
    types: [
      { type: 'PRODUCT_PORTION', picture: 'ring', aboutId: 'dashboard.add.productPortion' },
      { type: 'PORTION_BY', picture: 'ring', aboutId: 'dashboard.add.portionBy' },
      { type: 'TOP5', picture: 'ranking', aboutId: 'dashboard.add.top5' },
    ],
  },
  {
    titleId: 'dashboard.add.groupVendors',
    types: [
      { type: 'MULTI_VENDOR_COST_BY', picture: 'bars', aboutId: 'dashboard.add.multiVendorCost' },
      { type: 'INTEGRATED_PRODUCT_PORTION', picture: 'ring', aboutId: 'dashboard.add.integratedPortion' },
      {
        type: 'MULTI_VENDOR_PORTION_BY_SERVICE_GROUP',
        picture: 'ring',
        aboutId: 'dashboard.add.serviceGroupPortion',
      },
    ],
  },
  {
    titleId: 'dashboard.add.groupAlerts',
    types: [
      { type: 'ALERTS', picture: 'list', aboutId: 'dashboard.add.alerts' },
      { type: 'ABNORMAL_CHANGE', picture: 'ranking', aboutId: 'dashboard.add.abnormalChange' },
      { type: 'ML_ABNORMAL_USER', picture: 'list', aboutId: 'dashboard.add.mlUser' },
      { type: 'ML_ABNORMAL_AI', picture: 'list', aboutId: 'dashboard.add.mlAi' },
    ],
  },
];

/** The vendors that the type is for, where none of these is among them; null where it can be used. */
export function unsupportedVendors(
  type: WidgetType,
  vendors: readonly VendorWord[],
): readonly VendorWord[] | null {
  const { limitedTo } = WIDGET_TYPES[type];
  return limitedTo === null || limitedTo.some((vendor) => vendors.includes(vendor)) ? null : limitedTo;
}

/** Groups with the types whose words hold everything that was typed; groups without any are left out. */
export function groupsFor(search: string, wordsOf: (type: GalleryType) => string): GalleryGroup[] {
  const found = GALLERY.map((group) => ({
    ...group,
    types: group.types.filter((type) => hasWords(wordsOf(type), search)),
  }));
  return found.filter(({ types }) => types.length > 0);
}
