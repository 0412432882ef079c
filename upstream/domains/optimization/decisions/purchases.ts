// The commitments that may have been bought of a piece of advice: of its kind, and begun after its usage.
import {
  RECOMMENDATION_KINDS,
  type RecommendationKind,
} from '../../../../lib/commitments/recommendations.ts';
import type { Call } from '../../../rest/call.ts';
import type { KeptDecision } from '../../../stores/documents/commitments/advice-decisions.ts';
import type { Stores } from '../../shared/stores.ts';
import type { AdviceLine } from '../advice/advice.ts';
import { commitmentInventory } from '../shared/commitment-inventory.ts';

/** What the services of each kind have in their names. */
const PRODUCTS: Partial<Record<RecommendationKind, RegExp>> = {
  EC2: /elastic compute|\bec2\b/i,
  RDS: /relational|\brds\b/i,
  OPENSEARCH: /opensearch|elasticsearch/i,
  ELASTICACHE: /elasticache/i,
  REDSHIFT: /redshift/i,
};

/** Those that are alike come first, then the newest. */
export async function purchasesOf(stores: Stores, { companyId }: Call, decision: KeptDecision) {
  const { documents, facts } = stores;
  const { kind, knownThrough } = decision;
  const line = decision.line as AdviceLine;
  const { vendor, unit } = RECOMMENDATION_KINDS[kind];
  const commitments = await commitmentInventory({ facts, documents, companyId, vendors: [vendor] });
  const isOfKind = (product: string) => PRODUCTS[kind]?.test(product) ?? true;
  return commitments
    .filter(({ category }) => category === (unit === 'MONEY' ? 'SPEND' : 'USAGE'))
    .filter(({ product }) => unit === 'MONEY' || isOfKind(product))
    .filter(({ startsAt, firstChargeDay }) => (startsAt ?? firstChargeDay ?? '').slice(0, 10) > knownThrough)
    .map(({ id, name, type, startsAt, instanceType, instanceFamily, region }) => ({
      commitmentId: id,
      name: name ?? ([type, instanceType].filter(Boolean).join(' ') || id),
      startDate: startsAt,
      isAlike:
        isSame(line.instanceFamily, instanceFamily) &&
        isSame(line.region, region) &&
        (line.isSizeFlexible === true || isSame(line.instanceType, instanceType)),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isAlike) - Number(one.isAlike) ||
        (other.startDate ?? '').localeCompare(one.startDate ?? '', 'en'),
    );
}

/** What one of both does not say says nothing against it. */
function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}
