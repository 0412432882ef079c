// A dashboard full of filters for tests of links, and who reads them.
import type { WireScope, WireWidget } from '../../../upstream/contract/dashboard/widget.ts';
import { dashboards, type WireDashboard } from '../../../upstream/contract/dashboard/widget.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { ask, type Caller } from '../product/rest.ts';

/** Values that no one outside of the company may see. */
export const SECRETS = ['111122223333', 'secret-tag-key', 'Secret Set', 'Secret Item', '444455556666'];

const place = { x: 0, width: 24, height: 13 };

export const FILTERED_WIDGETS: WireWidget[] = [
  {
    widgetType: 'cost_by_tag',
    index: 1,
    ...place,
    y: 0,
    selectedTagKey: 'secret-tag-key',
    selectedVendors: ['aws'],
    timeFrame: 'last_6_months',
    isPinned: true,
  },
  {
    widgetType: 'multi_vendor_portion_by_service_group',
    index: 2,
    ...place,
    y: 13,
    selectedServiceGroupSet: 'Secret Set',
  },
  {
    widgetType: 'cost_by_product',
    index: 3,
    ...place,
    y: 26,
    title: 'Our largest services',
    filter: 'custom',
    customFilter: [{ vendor: 'aws', item: 'Secret Item' }],
    isAmortizedCost: true,
  },
  { widgetType: 'year_cost_forecast', index: 4, ...place, y: 39, selectedAccount: '111122223333' },
  {
    widgetType: 'cost_by_account',
    index: 5,
    ...place,
    y: 52,
    filter: 'custom',
    customFilter: [{ vendor: 'azr', item: '444455556666' }],
  },
];

export const FILTERED_SCOPE: WireScope = {
  timeFrame: 'last_3_months',
  selectedVendors: ['aws', 'azr'],
  currency: 'KRW',
  isAmortizedCost: true,
};

export async function inDocuments<Result>(
  dataDir: string,
  work: (documents: Documents) => Promise<Result>,
): Promise<Result> {
  const documents = await openDocuments(dataDir);
  try {
    return await work(documents);
  } finally {
    await documents.destroy();
  }
}

/** The caller's selected dashboard in the company, holding the widgets above. */
export async function filteredDashboard(caller: Caller, dataDir: string): Promise<WireDashboard> {
  const { list } = await ask(caller, dashboards, {});
  const selected = list.find(({ isDashboardSelected }) => isDashboardSelected);
  if (!selected) throw new Error('no dashboard is selected');
  await inDocuments(dataDir, (documents) =>
    documents
      .updateTable('dashboards')
      .set({ widgets: JSON.stringify(FILTERED_WIDGETS), scope: JSON.stringify(FILTERED_SCOPE) })
      .where('dashboard_id', '=', selected.dashboardId)
      .execute(),
  );
  return { ...selected, widgets: FILTERED_WIDGETS, scope: FILTERED_SCOPE };
}
