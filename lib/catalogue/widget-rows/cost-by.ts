// Rows of the table of widgets: cost by one view-by over time (D-11). In the order of the gallery.
import { CATEGORIES, CHART, COST_BY, JOINED, type WidgetTraits } from '../widget-traits.ts';

/** Bars over time, of one view-by each. */
const COST_BY_TYPE = {
  kind: 'costBy',
  figures: 'costOverTime: CostOverTime',
  figuresAbout: 'Cost by item over months or weeks.',
  ...CHART,
  takes: COST_BY,
  group: 'OverTime',
  picture: 'bars',
} as const;

export const COST_BY_ROWS = {
  COST_BY_ACCOUNT: {
    ...COST_BY_TYPE,
    about: 'Cost by account over time.',
    viewBy: 'ACCOUNT',
    titleId: 'dashboard.costByAccount.title',
    aboutId: 'dashboard.add.byAccount',
  },
  COST_BY_PRODUCT: {
    ...COST_BY_TYPE,
    about: 'Cost by service over time.',
    viewBy: 'PRODUCT',
    titleId: 'dashboard.costOverTime.title',
    aboutId: 'dashboard.add.byProduct',
  },
  COST_BY_VENDOR: {
    ...COST_BY_TYPE,
    about: 'Cost by vendor over time.',
    viewBy: 'PROVIDER',
    titleId: 'dashboard.costByVendor.title',
    aboutId: 'dashboard.add.byVendor',
  },
  COST_BY_REGION: {
    ...COST_BY_TYPE,
    about: 'Cost by region over time.',
    viewBy: 'REGION',
    titleId: 'dashboard.costByRegion.title',
    aboutId: 'dashboard.add.byRegion',
  },
  COST_BY_TAG: {
    ...COST_BY_TYPE,
    about: 'Cost by the value of a tag over time.',
    takes: { ...COST_BY, ...JOINED, tagKey: [null] },
    viewBy: 'TAG',
    titleId: 'dashboard.costByTag.title',
    aboutId: 'dashboard.add.byTag',
  },
  COST_BY_SERVICE_GROUP: {
    ...COST_BY_TYPE,
    about: 'Cost by service group over time.',
    takes: { ...COST_BY, ...JOINED, serviceGroupSet: [null] },
    viewBy: 'SERVICE_GROUP',
    titleId: 'dashboard.costByServiceGroup.title',
    aboutId: 'dashboard.add.byServiceGroup',
  },
  COST_BY_CATEGORY: {
    ...COST_BY_TYPE,
    about: 'Cost by service or region over time.',
    takes: { ...COST_BY, ...JOINED, category: CATEGORIES },
    titleId: 'dashboard.costByCategory.title',
    aboutId: 'dashboard.add.byCategory',
  },
  COST_BY_PROJECT: {
    ...COST_BY_TYPE,
    about: 'Cost by project over time.',
    viewBy: 'PROJECT',
    titleId: 'dashboard.costByProject.title',
    aboutId: 'dashboard.add.byProject',
  },
} as const satisfies Record<string, WidgetTraits>;
