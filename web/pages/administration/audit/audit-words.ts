// The words of one change in the audit log, by what it is of.
import type { IntlShape } from 'react-intl';
import {
  INVOICE_FIELD_IDS,
  INVOICE_FIELDS,
  type InvoiceFieldId,
} from '../../../../lib/catalogue/invoice-details.ts';
import { MENUS, type MenuName } from '../../../../lib/catalogue/menus.ts';
import { VENDOR_CODES, VENDOR_WORDS } from '../../../../lib/catalogue/vendors.ts';
import { vendorName } from '../../../components/vendors/useVendorName.ts';
import { MENU_LABELS } from '../members/menu-labels.ts';
import { RIGHTS } from '../members/RightSelect.tsx';

/** Of a kind of reference data, and what was done with how many of it. */
const REFERENCE = /^([a-z_-]+)\.(added|changed|removed|reordered)$/;
const CATEGORY = 'category:';
/** Of data that were removed or put back, and in which currency. */
const BILLED = 'billed.';
const INVOICE = 'invoice.';
const PLAN = 'plan.';
const OPERATIONS = 'operations.';
const ROI = 'roi.';

export interface AuditChange {
  name: string;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** One sentence, such as `Cost Analytics: View → Edit` or `Account aliases: 5 added`. */
export function changeText(intl: IntlShape, { name, before, after }: AuditChange): string {
  if (name === 'rows')
    return intl.formatMessage({ id: 'administration.page.rowsLoaded' }, { count: Number(after) });
  if (name === 'allowed')
    return intl.formatMessage({ id: 'administration.page.lettingIn' }, { reasons: after });
  if (name === 'share') return intl.formatMessage({ id: 'administration.page.shareKind' }, { kind: after });
  if (name === 'shareExpiry' || name === 'tokenExpiry')
    return intl.formatMessage(
      { id: 'administration.page.shareUntil' },
      { date: after ?? intl.formatMessage({ id: 'administration.page.nothing' }) },
    );
  if (name === 'copiedFrom')
    return intl.formatMessage({ id: 'administration.page.copiedFrom' }, { name: after });
  if (name === 'from')
    return intl.formatMessage({ id: 'administration.page.fromAddress' }, { address: after });
  if (name === 'keptMonths')
    return intl.formatMessage(
      { id: 'administration.page.monthsKept' },
      { before: before ?? 'all', after: after ?? 'all' },
    );
  if (name === 'signIn.step')
    return intl.formatMessage({ id: 'administration.page.failedStep' }, { step: after });
  const [, kind = '', step] = REFERENCE.exec(name) ?? [];
  if (step !== undefined) {
    return intl.formatMessage(
      { id: 'administration.page.referenceChange' },
      { kind: kind.replaceAll('-', '_'), step, count: Number(after) },
    );
  }
  const words = name === 'vendors' ? vendorNames : name.startsWith(CATEGORY) ? categoryName : wordOf;
  const values = { name: nameOf(intl, name), before: words(intl, before), after: words(intl, after) };
  return intl.formatMessage({ id: 'administration.page.change' }, values);
}

function nameOf(intl: IntlShape, name: string): string {
  if (name.startsWith(CATEGORY)) return productName(intl, name.slice(CATEGORY.length));
  if (name === 'dataRows') return intl.formatMessage({ id: 'data.page.rows' });
  if (name.startsWith(BILLED))
    return `${intl.formatMessage({ id: 'data.page.billed' })} ${name.slice(BILLED.length)}`;
  if (name === 'addresses') return intl.formatMessage({ id: 'administration.page.addressesLabel' });
  if (name === 'vendors') return intl.formatMessage({ id: 'administration.page.vendors' });
  if (name.startsWith(PLAN))
    return intl.formatMessage({ id: 'administration.plan.field' }, { field: name.slice(PLAN.length) });
  if (name.startsWith(OPERATIONS))
    return intl.formatMessage(
      { id: 'administration.page.operationsField' },
      { field: name.slice(OPERATIONS.length) },
    );
  if (name.startsWith(ROI))
    return intl.formatMessage({ id: 'operations.roi.field' }, { field: name.slice(ROI.length) });
  const field = INVOICE_FIELD_IDS.find((id) => name === `${INVOICE}${id}`);
  if (field) return invoiceFieldName(intl, field);
  if (name === `${INVOICE}paymentDays`)
    return intl.formatMessage({ id: 'administration.invoice.paymentDays' });
  const menus = Object.keys(MENUS) as MenuName[];
  const menu = menus.find((known) => MENUS[known].code === name);
  return menu ? intl.formatMessage({ id: MENU_LABELS[menu] }) : name;
}

/** `Issuer: Tax number`. */
function invoiceFieldName(intl: IntlShape, id: InvoiceFieldId): string {
  const { party, textId } = INVOICE_FIELDS[id];
  const owner = intl.formatMessage({ id: 'administration.invoice.party' }, { party });
  return `${owner} · ${intl.formatMessage({ id: textId })}`;
}

function wordOf(intl: IntlShape, value: string | null | undefined): string {
  if (value === null || value === undefined || value === '')
    return intl.formatMessage({ id: 'administration.page.nothing' });
  const right = RIGHTS.find((known) => known === value.toUpperCase());
  return right ? intl.formatMessage({ id: 'administration.page.right' }, { right }) : value;
}

/** `aws Amazon S3` as `AWS Amazon S3`. */
function productName(intl: IntlShape, product: string): string {
  const code = VENDOR_CODES.find((known) => product.startsWith(`${known} `));
  return code ? `${vendorName(intl, VENDOR_WORDS[code])} ${product.slice(code.length + 1)}` : product;
}

function categoryName(intl: IntlShape, category: string | null | undefined): string {
  return category ?? intl.formatMessage({ id: 'administration.page.categoryOfData' });
}

/** Of codes such as `aws, azr`. */
function vendorNames(intl: IntlShape, codes: string | null | undefined): string {
  if (!codes) return intl.formatMessage({ id: 'administration.page.vendorsAll' });
  const known = VENDOR_CODES.filter((code) => codes.split(', ').includes(code));
  return intl.formatList(
    known.map((code) => vendorName(intl, VENDOR_WORDS[code])),
    { type: 'unit', style: 'short' },
  );
}
