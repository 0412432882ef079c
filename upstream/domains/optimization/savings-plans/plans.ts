// What is known of the Savings Plans of a company, by resource name: of billing rows and of inventory files.
import type { AgreementRow } from '../../../contract/optimization/savings-plans/rows.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import type { Stores } from '../../shared/stores.ts';
import { type Commitment, commitmentInventory } from '../shared/commitment-inventory.ts';
import type { CommitmentScope } from '../shared/commitment-scope.ts';
import { planIdOf } from './chosen-plans.ts';

type ShownPlan = Pick<
  AgreementRow,
  | 'savingsPlanId'
  | 'arn'
  | 'accountId'
  | 'accountName'
  | 'planType'
  | 'serviceCode'
  | 'serviceName'
  | 'instanceFamily'
  | 'regionCode'
  | 'regionName'
  | 'purchaseOption'
  | 'startDate'
  | 'endDate'
  | 'commitPrice'
>;

export interface KnownPlan {
  /** Null where the months have rows of the plan, but none that describes it. */
  commitment: Commitment | null;
  /** ISO 4217, of its own amounts; null where it has none. */
  currency: string | null;
  shown: ShownPlan;
}

/** What a plan says that is not bound to one family or region. */
const ANY = 'Any';
const SERVICE_CODE = 'SavingsPlans';
const SERVICE_NAME = 'Savings Plans';

export async function knownPlans(
  { documents, facts }: Pick<Stores, 'documents' | 'facts'>,
  { rows: { companyId, vendors } }: CommitmentScope,
): Promise<Map<string, KnownPlan>> {
  // Of all months: upfront payment and term may be in the first charge only.
  const [commitments, company] = await Promise.all([
    commitmentInventory({ facts, documents, companyId, vendors }),
    companyById(documents, companyId),
  ]);
  return new Map(
    commitments
      .filter(({ category }) => category === 'SPEND')
      .map((commitment) => [
        commitment.id,
        // Amounts of charges are in the currency of the company.
        {
          commitment,
          currency: commitment.currency ?? company?.currency ?? null,
          shown: shownOf(commitment),
        },
      ]),
  );
}

/** A plan of which only its use is known. */
export function unknownPlan(arn: string): KnownPlan {
  return {
    commitment: null,
    currency: null,
    shown: {
      savingsPlanId: planIdOf(arn),
      arn,
      accountId: '',
      accountName: '',
      planType: null,
      serviceCode: SERVICE_CODE,
      serviceName: SERVICE_NAME,
      instanceFamily: null,
      regionCode: null,
      regionName: null,
      purchaseOption: null,
      startDate: null,
      endDate: null,
      commitPrice: null,
    },
  };
}

function shownOf(commitment: Commitment): ShownPlan {
  const { id, type, account, accountName, region, regionName, instanceFamily, paymentOption } = commitment;
  const any = isForAll(type) ? ANY : null;
  return {
    ...unknownPlan(id).shown,
    accountId: account,
    accountName,
    planType: type,
    instanceFamily: instanceFamily ?? any,
    regionCode: region ?? any,
    regionName: regionName ?? region ?? any,
    purchaseOption: paymentOption,
    startDate: commitment.startsAt,
    endDate: commitment.endsAt,
    commitPrice: commitment.hourlyCommitment,
  };
}

function isForAll(type: string | null): boolean {
  return type?.toLowerCase().startsWith('compute') ?? false;
}
