// Which idle or poorly used commitments a person has to be told of now. Pure.
import { daysIn, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import type { PoorUse, ToldUse } from '../../../stores/documents/commitments/told-uses.ts';
import type { CommitmentFinding } from './commitment-findings.ts';

/** One that goes on is told again after so many days, however often it was better meanwhile. */
const AGAIN_DAYS = 30;

export type PoorUseFinding = CommitmentFinding & { finding: PoorUse };

/** Of the kind, the most money first; one that became idle is told though it was told as used too little. */
export function poorUsesToTell(
  findings: readonly CommitmentFinding[],
  kind: CommitmentKind,
  told: readonly ToldUse[],
  today: IsoDate,
): PoorUseFinding[] {
  const isRecent = (reportedOn: IsoDate) => daysIn({ start: reportedOn, end: today }) - 1 < AGAIN_DAYS;
  return findings
    .filter((each): each is PoorUseFinding => each.kind === kind && each.finding !== 'ENDS')
    .filter(
      ({ finding, commitment }) =>
        !told.some(
          (each) =>
            each.commitmentId === commitment.id &&
            isRecent(each.reportedOn) &&
            // What was told as idle is no news when a little of it is used.
            (each.finding === finding || each.finding === 'IDLE'),
        ),
    )
    .sort((one, other) => (other.unused ?? 0) - (one.unused ?? 0));
}
