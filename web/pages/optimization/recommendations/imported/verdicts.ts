// Words for the checks of a line of a provider's advice.
import type { MessageId } from '../../../../intl/catalogues.ts';

export const VERDICTS = ['wrong', 'right', 'unchecked'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const VERDICT_WORDS = { wrong: 'WRONG', right: 'RIGHT', unchecked: 'UNCHECKED' } as const;

export const VERDICT_TEXTS = {
  wrong: 'optimization.imported.wrong',
  right: 'optimization.imported.right',
  unchecked: 'optimization.imported.unchecked',
} as const satisfies Record<Verdict, MessageId>;

/** An unknown outcome of a newer service is none. */
export function knownVerdict(verdict: string): Verdict {
  return VERDICTS.find((each) => VERDICT_WORDS[each] === verdict) ?? 'unchecked';
}

interface CheckText {
  name: MessageId;
  /** Of one that failed, with what the line says and what follows from the rest. */
  failed: MessageId;
  /** In what both are counted. */
  unit: 'money' | 'number';
}

/** In the order of the checks. */
export const CHECK_TEXTS: Record<string, CheckText> = {
  UNIT_PRICE: {
    name: 'optimization.imported.unitPrice',
    failed: 'optimization.imported.unitPriceFailed',
    unit: 'number',
  },
  USE: { name: 'optimization.imported.use', failed: 'optimization.imported.useFailed', unit: 'number' },
  BREAK_EVEN: {
    name: 'optimization.imported.breakEven',
    failed: 'optimization.imported.breakEvenFailed',
    unit: 'number',
  },
  SAVING: {
    name: 'optimization.imported.saving',
    failed: 'optimization.imported.savingFailed',
    unit: 'money',
  },
  HOURS: { name: 'optimization.imported.hours', failed: 'optimization.imported.hoursFailed', unit: 'number' },
  HOURS_SAVING: {
    name: 'optimization.imported.hoursSaving',
    failed: 'optimization.imported.savingByHoursFailed',
    unit: 'money',
  },
  PEER_QUANTITY: {
    name: 'optimization.imported.peerQuantity',
    failed: 'optimization.imported.peerFailed',
    unit: 'number',
  },
  PEER_SAVING: {
    name: 'optimization.imported.peerSaving',
    failed: 'optimization.imported.peerFailed',
    unit: 'money',
  },
};

export const KIND_TEXTS: Record<string, MessageId> = {
  SAVINGS_PLANS: 'optimization.plans.title',
  EC2: 'optimization.advice.ec2',
  RDS: 'optimization.advice.rds',
  OPENSEARCH: 'optimization.advice.opensearch',
  ELASTICACHE: 'optimization.advice.elasticache',
  REDSHIFT: 'optimization.advice.redshift',
  AZURE_VM: 'optimization.advice.azure',
  GCP_COMMITMENT: 'optimization.imported.google',
};
