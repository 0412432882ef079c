// Documents of bills and dashboards, which the services make: arguments are renamed as for the screens.
import { firstOfMonth, monthOf } from '../../lib/calendar/calendar.ts';
import type { BillFormat, BillPart } from '../../lib/files/bill-parts.ts';
import { billDocument } from '../../upstream/contract/billing/documents.ts';
import { dashboardFile } from '../../upstream/contract/dashboard/mail.ts';
import type {
  BillFileFormat,
  BillFileInput,
  BillFilePart,
  DashboardFileInput,
} from '../__generated__/graph-types.ts';
import type { DashboardsSource } from '../domains/dashboard/board/source.ts';
import { codedError } from '../errors.ts';
import { BILLING_VIEW_BYS, vendorCodeOf } from '../graph/wire-enums.ts';
import type { RestLoader } from '../rest/loader.ts';
import type { OpenFile } from '../rest/open-file.ts';

const PARTS: Record<BillFilePart, BillPart> = {
  BILL: 'bill',
  CHARGES: 'charges',
  INVOICES: 'invoices',
  INVOICE_INSIGHT: 'invoiceInsight',
  DETAILS: 'details',
  COMPUTING_RESOURCES: 'computingResources',
  SERVICE_GROUPS: 'serviceGroups',
  AUTO_SPOT: 'autoSpot',
  ADDITIONAL_SERVICES: 'additionalServices',
  INVOICE_CHARGES: 'invoiceCharges',
};
const FORMATS: Record<BillFileFormat, BillFormat> = { PDF: 'pdf', XLSX: 'xlsx', CSV: 'csv' };

export class FileSource {
  readonly #loader: RestLoader;
  readonly #dashboards: DashboardsSource;

  constructor(loader: RestLoader, dashboards: DashboardsSource) {
    this.#loader = loader;
    this.#dashboards = dashboards;
  }

  async bill(input: BillFileInput): Promise<OpenFile> {
    const { vendor, month, part, format, viewBy, tagKey, serviceGroupSet, account, invoice } = input;
    const { year, month: number } = monthOf(firstOfMonth(month));
    return this.#loader.open(billDocument, {
      vendor: vendor ? vendorCodeOf(vendor) : null,
      ...{ chargeYear: year, chargeMonth: number },
      ...{ part: PARTS[part], format: FORMATS[format], viewBy: BILLING_VIEW_BYS[viewBy] },
      tagKey: tagKey ?? null,
      serviceGroupSetNm: serviceGroupSet ?? null,
      lnkdAccId: account ?? null,
      invoiceId: invoice ?? null,
    });
  }

  /** Of a dashboard of the viewer; there is no other. */
  async dashboard({ id }: DashboardFileInput): Promise<OpenFile> {
    const dashboard = await this.#dashboards.one(id);
    if (!dashboard) throw codedError('NOT_FOUND', 'There is no such dashboard.');
    return this.#loader.open(dashboardFile, { dashboardIndex: dashboard.index });
  }
}
