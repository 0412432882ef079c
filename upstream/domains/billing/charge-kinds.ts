// Which charges are support, sold by others, or of CloudFront: rules for the facts, made of the names that occur.
import { vendorOfName } from '../../../lib/catalogue/provider-names.ts';
import { OTHER_VENDOR, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import type { BillScope } from '../../stores/facts/questions/bill-question.ts';
import type { Grouping, ServiceGroupRule } from '../../stores/facts/questions/question.ts';

/** Empty: the cloud itself. */
export type ChargeKind = '' | 'support' | 'marketplace' | 'cdnTransfer' | 'cdnRequests' | 'cdn';

const CLOUD_FRONT = ['Amazon CloudFront', 'AmazonCloudFront'];
const SUPPORT_CODES = ['AWSSupport', 'AWSDeveloperSupport'];

/** A grouping with the kind of each charge; the first rule that holds decides. */
export async function chargeKinds(
  facts: RequestFacts,
  scope: BillScope,
  vendor: VendorCode,
): Promise<Grouping> {
  const isAws = vendor === 'aws';
  const [names, coded, cdnTypes] = await Promise.all([
    facts.bill({ ...scope, groupBy: ['product', 'publisher'], measures: ['rows'] }),
    isAws ? namesOf(facts, scope, 'product', { column: 'serviceCode', startsWith: SUPPORT_CODES }) : [],
    isAws ? namesOf(facts, scope, 'usageType', { dimension: 'product', values: CLOUD_FRONT }) : [],
  ]);
  const products = names?.map(({ keys }) => keys[0] ?? '') ?? [];
  const publishers = names?.map(({ keys }) => keys[1] ?? '') ?? [];
  const support = [...new Set([...products.filter((name) => /support/i.test(name)), ...coded])];
  const foreign = [...new Set(publishers.filter((name) => isForeign(name, vendor)))];
  const cloudFront = { dimension: 'product', values: CLOUD_FRONT } as const;
  const cdn = (kind: ChargeKind, part: string): ServiceGroupRule => ({
    group: kind,
    conditions: [
      cloudFront,
      { dimension: 'usageType', values: cdnTypes.filter((name) => name.includes(part)) },
    ],
  });
  const rules: (ServiceGroupRule & { group: ChargeKind })[] = [
    { group: 'support', conditions: [{ dimension: 'product', values: support }] },
    { group: 'marketplace', conditions: [{ dimension: 'publisher', values: foreign }] },
  ];
  if (!isAws) return { serviceGroups: rules };
  return {
    serviceGroups: [
      ...rules,
      cdn('cdnTransfer', 'DataTransfer-Out'),
      cdn('cdnRequests', 'Requests'),
      { group: 'cdn', conditions: [cloudFront] },
    ],
  };
}

async function namesOf(
  facts: RequestFacts,
  scope: BillScope,
  dimension: 'product' | 'usageType',
  filter: BillScope['filters'][number],
): Promise<string[]> {
  const lines = await facts.bill({ ...scope, filters: [filter], groupBy: [dimension], measures: ['rows'] });
  return lines?.map(({ keys }) => keys[0] ?? '') ?? [];
}

/**
 * Vendors publish by several companies of theirs, such as `Amazon Web Services EMEA SARL`. What is bought of the vendor
 * of all others is its publisher's own.
 */
function isForeign(publisher: string, vendor: VendorCode): boolean {
  return vendor !== OTHER_VENDOR && publisher.trim() !== '' && vendorOfName(publisher) !== vendor;
}
