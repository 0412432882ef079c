// Alerts for commitments that end soon, are idle or are used too little.
import type { AnomalyLevel } from '../../../lib/catalogue/anomaly.ts';
import type { Language } from '../../../lib/catalogue/languages.ts';
import type { CommitmentFinding } from '../optimization/watch/commitment-findings.ts';
import type { CommitmentAlert } from './alert.ts';
import { alertKey } from './alert-key.ts';
import { alertMessage } from './alert-message.ts';

const KINDS = {
  ENDS: 'COMMITMENT_ENDS',
  IDLE: 'COMMITMENT_IDLE',
  LOW: 'COMMITMENT_LOW',
} as const;
/** Up to how many days left an end has each level. */
const CRITICAL_DAYS = 7;
const MAJOR_DAYS = 30;

export function commitmentAlertOf(found: CommitmentFinding): Omit<CommitmentAlert, 'since'> {
  const { finding, kind, commitment, key, daysLeft, days, utilization, unused, currency, path } = found;
  const endsOn = finding === 'ENDS' ? (commitment.endsAt?.slice(0, 10) ?? null) : null;
  return {
    key: alertKey('commitment', commitment.vendor, commitment.id, finding, endsOn),
    kind: KINDS[finding],
    level: levelOf(found),
    vendor: commitment.vendor,
    account: commitment.account === '' ? null : commitment.account,
    judged: days,
    menu: kind,
    path,
    commitmentKind: kind,
    name: commitment.name ?? key,
    ...{ endsOn, daysLeft, utilization, unused, currency },
  };
}

/** The sentence that the feed has, for those who are told of it elsewhere. */
export function commitmentSentence(found: CommitmentFinding, language: Language): string {
  return alertMessage({ ...commitmentAlertOf(found), since: '' }, language);
}

/** The nearer the end, the higher the level; an idle commitment is more severe than one that is used too little. */
function levelOf({ finding, daysLeft }: CommitmentFinding): AnomalyLevel {
  if (finding === 'LOW') return 'MINOR';
  if (finding === 'IDLE' || daysLeft === null) return 'MAJOR';
  return daysLeft <= CRITICAL_DAYS ? 'CRITICAL' : daysLeft <= MAJOR_DAYS ? 'MAJOR' : 'MINOR';
}
