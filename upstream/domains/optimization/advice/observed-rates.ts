// How much less usage under commitments has cost than on demand: the rate where no table has one.
import { addDays, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import {
  type AdvicePayment,
  PAYMENTS,
  type RateProduct,
  UPFRONT_SHARES,
} from '../../../../lib/commitments/advice/rates.ts';
import { averageOf, differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { inventoryRecords } from '../../../stores/documents/inventories/inventories.ts';
import type { FactStore } from '../../../stores/facts/answers/answer.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import { toldCommitments } from '../shared/told-commitments.ts';
import { PLAN_RULES } from './kinds.ts';

interface Observed {
  product: RateProduct;
  region: string;
  family: string;
  /** ISO 8601, such as P1Y, and the provider's word; null where neither charges nor an inventory say. */
  term: string | null;
  payment: string | null;
  used: number;
  onDemand: number;
}

export interface ObservedRate {
  discount: number;
  sourceName: string;
  isOfOtherTerms: boolean;
}

/** Charges of so many days are read. */
const DAYS = 92;
const LIMIT = 100_000;

const BY = [
  'commitment',
  'commitmentCategory',
  'commitmentType',
  'term',
  'paymentOption',
  'flexibilityGroup',
  'region',
  'computeKind',
] as const satisfies Dimension[];

const RESERVED: Readonly<Record<string, RateProduct>> = {
  'aws compute': 'EC2',
  'aws database': 'RDS',
  'aws cache': 'ElastiCache',
  'aws search': 'OpenSearch',
  'aws warehouse': 'Redshift',
  'azr compute': 'AzureVM',
};

export class ObservedRates {
  readonly #observed: readonly Observed[];

  constructor(observed: readonly Observed[]) {
    this.#observed = observed;
  }

  /**
   * By the nearest there is: of the family in the region, of the family, of any; first of the same term and option, then of
   * those that are not known to be longer or to have paid more ahead, whose rates promise too much. Null where no such
   * commitment was used.
   */
  discountOf(
    { product, region, family }: { product: RateProduct; region: string | null; family: string | null },
    termYears: number,
    payment: AdvicePayment,
  ): ObservedRate | null {
    const own = this.#observed.filter((each) => each.product === product);
    const isOfTerms = (each: Observed) => each.term === `P${termYears}Y` && each.payment === payment;
    for (const isOfOtherTerms of [false, true]) {
      const known = own.filter(isOfOtherTerms ? (each) => isNoDeeper(each, termYears, payment) : isOfTerms);
      const nearest = [
        known.filter((each) => each.family === family && each.region === region),
        known.filter((each) => each.family === family),
        known,
      ].find((each) => sumMoney(each.map(({ onDemand }) => onDemand)) > 0);
      if (!nearest) continue;
      const onDemand = sumMoney(nearest.map((each) => each.onDemand));
      const saved = differenceOf(onDemand, sumMoney(nearest.map(({ used }) => used)));
      const [one] = nearest;
      const terms = isOfOtherTerms
        ? new Set(nearest.map(({ term, payment }) => `${term ?? '?'} ${payment ?? '?'}`))
        : [];
      return {
        discount: averageOf(saved, onDemand),
        sourceName: [one?.family === family ? family : '', ...terms].filter(Boolean).join(', '),
        isOfOtherTerms,
      };
    }
    return null;
  }
}

function isNoDeeper(each: Observed, termYears: number, payment: AdvicePayment): boolean {
  const years = /^P(\d)Y$/.exec(each.term ?? '')?.[1];
  const paid = PAYMENTS.find((option) => option === each.payment);
  return Number(years ?? 0) <= termYears && (!paid || UPFRONT_SHARES[paid] <= UPFRONT_SHARES[payment]);
}

export async function observedRates({
  facts,
  documents,
  companyId,
  currency,
  vendor,
  day,
}: {
  facts: Pick<FactStore, 'cost'>;
  documents: Documents;
  companyId: string;
  currency?: string | undefined;
  vendor: VendorCode;
  day: IsoDate;
}): Promise<ObservedRates> {
  const [answer, records] = await Promise.all([
    facts.cost({
      ...{ companyId, currency, vendors: [vendor], range: { start: addDays(day, 1 - DAYS), end: day } },
      filters: [{ dimension: 'commitmentPart', values: ['used'] }],
      ...{ measures: ['usedEffective', 'coveredOnDemand'], groupBy: BY, unit: null, limit: LIMIT, skip: 0 },
    }),
    inventoryRecords(documents, companyId),
  ]);
  const told = new Map(toldCommitments(records).map((each) => [shortOf(each.id), each]));
  const observed = answer.groups.flatMap(({ keys, totals }): Observed[] => {
    const [id = '', category = '', type = '', term = '', payment = '', family = '', region = '', kind = ''] =
      keys;
    const known = told.get(shortOf(id)) ?? told.get(orderOf(id));
    const product = productOf(vendor, category, known?.type ?? type, kind);
    const [used = null, onDemand = null] = totals;
    if (product === null || used === null || onDemand === null || onDemand <= 0) return [];
    return [
      {
        ...{ product, region, family, used, onDemand },
        term: term || (known?.term ?? null),
        payment: payment || (known?.paymentOption ?? null),
      },
    ];
  });
  return new ObservedRates(observed);
}

function productOf(vendor: VendorCode, category: string, type: string, kind: string): RateProduct | null {
  if (category !== 'Spend') return RESERVED[`${vendor} ${kind}`] ?? null;
  if (vendor !== 'aws') return null;
  return PLAN_RULES.find(({ words }) => words.test(type))?.product ?? null;
}

const shortOf = (id: string) => (/[^/:]+$/.exec(id)?.[0] ?? id).toLowerCase();
const orderOf = (id: string) => (/\/reservationOrders\/([^/]+)\//i.exec(id)?.[1] ?? '').toLowerCase();
