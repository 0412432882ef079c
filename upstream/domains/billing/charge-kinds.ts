// Which charges are support, sold by others, or of CloudFront: rules for the facts, made of the names that occur.
import { vendorOfName } from '../../../lib/catalogue/provider-names.ts';
import { OTHER_VENDOR, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import type { BillGrouping, BillScope } from '../../stores/facts/questions/bill-question.ts';
import type { Dimension } from '../../stores/facts/questions/dimensions.ts';
import type { ServiceGroupRule } from '../../stores/facts/questions/question.ts';
import { linesByMonth } from './months-of-years.ts';

/** Empty: the cloud itself. */
export type ChargeKind = '' | 'support' | 'marketplace' | 'cdnTransfer' | 'cdnRequests' | 'cdn';

const CLOUD_FRONT = ['Amazon CloudFront', 'AmazonCloudFront'];
const SUPPORT_CODES = ['AWSSupport', 'AWSDeveloperSupport'];

/** A grouping by kind: a charge is of the first rule that holds. Kinds that do not occur have no rule. */
export interface ChargeKinds {
  serviceGroups: (ServiceGroupRule & { group: ChargeKind })[];
}

/** The kinds that occur in the scope, which is of one vendor. */
export async function chargeKinds(
  facts: RequestFacts,
  scope: BillScope,
  vendor: VendorCode,
): Promise<ChargeKinds> {
  const isAws = vendor === 'aws';
  const names = await namesOf(facts, scope, vendor);
  const support = names.filter(
    ({ product, serviceCode }) => /support/i.test(product) || isOfSupport(serviceCode),
  );
  const foreign = names.filter(({ publisher }) => isForeign(publisher, vendor));
  const hasCloudFront = isAws && names.some(({ product }) => CLOUD_FRONT.includes(product));
  return {
    serviceGroups: [
      ...ruleOf('support', [{ dimension: 'product', values: support.map(({ product }) => product) }]),
      ...ruleOf('marketplace', [
        { dimension: 'publisher', values: foreign.map(({ publisher }) => publisher) },
      ]),
      ...(hasCloudFront ? await cloudFrontRules(facts, scope) : []),
    ],
  };
}

/** Whether the scope, which is of one vendor, has a credit. */
export async function hasCredits(
  facts: RequestFacts,
  scope: BillScope,
  vendor: VendorCode,
): Promise<boolean> {
  return (await namesOf(facts, scope, vendor)).some(({ category }) => category === 'Credit');
}

/** Names that occur together. A product mostly has one code, so grouping by it adds few lines and saves a question. */
async function namesOf(facts: RequestFacts, scope: BillScope, vendor: VendorCode) {
  const code: BillGrouping[] = vendor === 'aws' ? [{ column: 'serviceCode' }] : [];
  const lines = await linesByMonth(facts, scope, {
    groupBy: ['product', 'publisher', 'chargeCategory', ...code],
    measures: ['rows'],
  });
  return lines.map(({ keys: [, product = '', publisher = '', category = '', serviceCode = ''] }) => ({
    ...{ product, publisher, category, serviceCode },
  }));
}

const isOfSupport = (serviceCode: string) => SUPPORT_CODES.some((each) => serviceCode.startsWith(each));

async function cloudFrontRules(facts: RequestFacts, scope: BillScope): Promise<ChargeKinds['serviceGroups']> {
  const cloudFront = { dimension: 'product', values: CLOUD_FRONT } as const;
  const lines = await linesByMonth(facts, scope, {
    filters: [cloudFront],
    groupBy: ['usageType'],
    measures: ['rows'],
  });
  const types = lines.map(({ keys: [, type = ''] }) => type);
  const typesWith = (part: string) => types.filter((name) => name.includes(part));
  return [
    ...ruleOf('cdnTransfer', [cloudFront, { dimension: 'usageType', values: typesWith('DataTransfer-Out') }]),
    ...ruleOf('cdnRequests', [cloudFront, { dimension: 'usageType', values: typesWith('Requests') }]),
    ...ruleOf('cdn', [cloudFront]),
  ];
}

/** No rule where a condition has no value: it would hold for no charge. */
function ruleOf(
  group: ChargeKind,
  conditions: readonly { dimension: Dimension; values: readonly string[] }[],
): ChargeKinds['serviceGroups'] {
  const each = conditions.map(({ dimension, values }) => ({ dimension, values: [...new Set(values)] }));
  return each.every(({ values }) => values.length > 0) ? [{ group, conditions: each }] : [];
}

/**
 * Vendors publish by several companies of theirs, such as `Amazon Web Services EMEA SARL`. What is bought of the vendor
 * of all others is its publisher's own.
 */
function isForeign(publisher: string, vendor: VendorCode): boolean {
  return vendor !== OTHER_VENDOR && publisher.trim() !== '' && vendorOfName(publisher) !== vendor;
}
