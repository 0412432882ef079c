// What the layers of a bill's details are told apart by, for each view-by, and the rules of vendors (B-08).
import { VENDORS } from '../../../../lib/catalogue/vendors.ts';
import type { billDetails } from '../../../contract/billing/details.ts';
import type { ReplyOf, RequestOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../refusal.ts';
import {
  type ServiceGroupSet,
  serviceGroupSetsOf,
} from '../../../stores/documents/reference/service-groups.ts';
import type { BillFilter, BillGrouping } from '../../../stores/facts/questions/bill-question.ts';
import { groupingOfSet } from '../../shared/service-group-sets.ts';
import type { Billing } from '../billing-scope.ts';
import { type Invoice, invoicesOf } from '../invoices.ts';

type Placeholder = NonNullable<ReplyOf<typeof billDetails>['Details'][number]['placeholder']>;

export interface DetailLayers {
  /** One or more groupings a layer: the keys of the first are made one by `itemOf`. */
  layers: readonly (readonly BillGrouping[])[];
  /** Key and name of an item, of the keys and labels of its groupings. */
  itemOf: (
    keys: readonly string[],
    labels: readonly string[],
    currency: string,
  ) => { key: string; name: string };
  /** The charges of an item. */
  filtersOf: (key: string) => BillFilter[];
  /** What stands for an item without a key. */
  placeholder: Placeholder;
  tagKey: string | null;
  set: ServiceGroupSet | null;
}

type Asked = Pick<RequestOf<typeof billDetails>, 'viewBy' | 'tagKey' | 'serviceGroupSetNm'>;

const BELOW = [['product'], ['usageType'], [{ column: 'description' }], ['resource']] as const;
const firstOf = (keys: readonly string[], labels: readonly string[]) => ({
  key: keys[0] ?? '',
  name: labels[0] ?? '',
});

/** Refuses a view-by that the vendor does not have, and a tag or set that is missing or unknown. */
export async function detailLayers(billing: Billing, month: string, asked: Asked): Promise<DetailLayers> {
  const { vendor, stores, companyId } = billing;
  if (!VENDORS[vendor].billingViewBys.includes(asked.viewBy))
    throw new Refusal(
      'VIEW_NOT_OF_VENDOR',
      `The bills of ${VENDORS[vendor].name} are not split so.`,
      'viewBy',
    );
  switch (asked.viewBy) {
    case 'account':
      return vendor === 'openstack'
        ? { ...plain('product', 'NONE'), layers: BELOW }
        : plain('account', 'NONE');
    case 'region':
      return plain('region', 'NO_REGION');
    case 'invoices':
      return byInvoice(await invoicesOf(billing, month));
    case 'tag': {
      if (!asked.tagKey) throw new Refusal('TAG_KEY_MISSING', 'Which tag?', 'tagKey');
      return { ...plain({ tag: asked.tagKey }, 'NON_TAG'), tagKey: asked.tagKey };
    }
    case 'serviceGroup': {
      const sets = await serviceGroupSetsOf(stores.documents, companyId);
      const set = sets.find((each) => each.set === asked.serviceGroupSetNm);
      if (!set) throw new Refusal('UNKNOWN_SERVICE_GROUP_SET', 'There is no such set.', 'serviceGroupSetNm');
      return { ...plain(groupingOfSet(set), 'UNDEFINED_GROUP'), set };
    }
  }
}

function plain(grouping: Exclude<BillGrouping, { column: unknown }>, placeholder: Placeholder): DetailLayers {
  return {
    layers: [[grouping], ...BELOW],
    itemOf: firstOf,
    filtersOf: (key) => [{ dimension: grouping, values: [key] }],
    placeholder,
    tagKey: null,
    set: null,
  };
}

function byInvoice(invoices: readonly Invoice[]): DetailLayers {
  const identity = (parts: readonly (string | undefined)[]) => JSON.stringify(parts);
  const ids = new Map(
    invoices.map(({ invoiceId, givenId, issuer, billingAccountId, currency }) => [
      identity([givenId, issuer, billingAccountId, currency]),
      invoiceId,
    ]),
  );
  return {
    layers: [['invoice', { column: 'issuer' }, 'billingAccount'], ...BELOW],
    itemOf: (keys, _labels, currency) => {
      const id = ids.get(identity([...keys, currency])) ?? keys[0] ?? '';
      return { key: id, name: id };
    },
    filtersOf: (key) =>
      invoices.find(({ invoiceId }) => invoiceId === key)?.filters ?? [
        { dimension: 'invoice', values: [key] },
      ],
    placeholder: 'NONE',
    tagKey: null,
    set: null,
  };
}
