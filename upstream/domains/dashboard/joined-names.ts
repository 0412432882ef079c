// Answers of widgets whose items of one name are one, whichever vendor they are of (D-11).
import { canBeJoined } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { differenceOf, sumMoney } from '../../../lib/money/money.ts';
import type { CostGrouping } from '../../contract/shared/cost-question.ts';
import type { CostAnswer, CostLine } from '../../stores/facts/answers/answer.ts';
import type { CostQuestion } from '../../stores/facts/questions/question.ts';
import { costOf, costsOf } from '../shared/cost-line.ts';
import { type JoinedGroup, joinedGroups, ofOneVendor, sumsByStep } from '../shared/portions/joined-groups.ts';

/** As many items as Cost Analytics joins; of more than that each vendor's stay apart. */
const MAX_JOINED = 10_000;

/** What is asked for so that items can be joined: all of them. */
export const ALL_TO_JOIN = { limit: MAX_JOINED, skip: 0 } as const;

export type JoinedAnswer = Omit<CostAnswer, 'groups'> & { groups: JoinedGroup[] };

type JoinRequest = Pick<CostGrouping, 'viewBy'> & { joinSameNames: boolean };

/** Whether items of one name are one: that was asked for, and the names mean the same with all vendors. */
export function areJoined({ joinSameNames, viewBy }: JoinRequest): boolean {
  return joinSameNames && canBeJoined([WIRE_VIEW_BYS.idOf(viewBy)]);
}

/** A name that was chosen of one vendor is that of all of them. */
export function chosenOfAll(
  { only }: Pick<CostQuestion, 'only'>,
  vendors: readonly VendorCode[],
): Pick<CostQuestion, 'only'> {
  if (!only) return {};
  const keys = [...new Map(only.map((item) => [item.keys.join('\n'), item.keys])).values()];
  return { only: vendors.flatMap((vendor) => keys.map((each) => ({ vendor, keys: each }))) };
}

/** The items as they are asked for: joined, `shown` of them alone, or as the answer has them. */
export function shownAnswer(answer: CostAnswer, request: JoinRequest, shown: number): JoinedAnswer {
  return areJoined(request)
    ? joinedAnswer(answer, shown)
    : { ...answer, groups: answer.groups.map(ofOneVendor) };
}

/** `shown` names stand alone, the rest are others, so that all add up to the total. */
function joinedAnswer(answer: CostAnswer, shown: number): JoinedAnswer {
  const groups =
    answer.groupCount > MAX_JOINED ? answer.groups.map(ofOneVendor) : joinedGroups(answer.groups);
  const [alone, rest] = [groups.slice(0, shown), groups.slice(shown)];
  const unlisted = answer.others ? [answer.others] : [];
  return {
    ...answer,
    groups: alone,
    groupCount: groups.length + (answer.others?.count ?? 0),
    others:
      rest.length === 0
        ? answer.others
        : {
            ...restOf(answer.total, alone, [...rest, ...unlisted]),
            count: rest.length + (answer.others?.count ?? 0),
            keys: [],
          },
  };
}

/** The total less what stands alone, where the rest has a row. */
function restOf(total: CostLine, alone: readonly JoinedGroup[], rest: readonly CostLine[]): CostLine {
  const less = (whole: number, parts: readonly (number | null | undefined)[]) =>
    differenceOf(whole, sumMoney(parts.map((part) => part ?? 0)));
  return {
    totals: [less(costOf(total), alone.map(costOf))],
    series: [
      sumsByStep(rest).map((own, step) => {
        const whole = costsOf(total)[step] ?? null;
        if (own === null || whole === null) return null;
        return less(
          whole,
          alone.map((group) => costsOf(group)[step]),
        );
      }),
    ],
    compared: null,
  };
}
