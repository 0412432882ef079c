// Items of one name as one, whichever vendor they are of: tags, groups and categories that several clouds share (D-11).
import { canBeJoined } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { differenceOf, sumMoney } from '../../../lib/money/money.ts';
import type { CostGrouping } from '../../contract/shared/cost-question.ts';
import type { CostAnswer, CostGroup, CostLine } from '../../stores/facts/answers/answer.ts';
import type { CostQuestion } from '../../stores/facts/questions/question.ts';
import { costOf, costsOf } from '../shared/cost-line.ts';

/** As many items as Cost Analytics joins; of more than that each vendor's stay apart. */
const MAX_JOINED = 10_000;

/** What is asked for so that items can be joined: all of them. */
export const ALL_TO_JOIN = { limit: MAX_JOINED, skip: 0 } as const;

export interface VendorCost {
  vendor: VendorCode;
  cost: number;
}

/** An item of one vendor, or what several have of one name. */
export interface JoinedGroup extends Omit<CostGroup, 'vendor'> {
  /** Null for what several vendors have. */
  vendor: VendorCode | null;
  /** By falling cost. */
  costByVendor: VendorCost[];
}

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
  return areJoined(request) ? joinedAnswer(answer, shown) : { ...answer, groups: answer.groups.map(apart) };
}

/** `shown` names stand alone, the rest are others, so that all add up to the total. */
function joinedAnswer(answer: CostAnswer, shown: number): JoinedAnswer {
  const groups = answer.groupCount > MAX_JOINED ? answer.groups.map(apart) : joinedGroups(answer.groups);
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

/** By falling cost. */
export function joinedGroups(groups: readonly CostGroup[]): JoinedGroup[] {
  const byName = new Map<string, CostGroup[]>();
  for (const group of groups) {
    const name = group.keys.join('\n');
    byName.set(name, [...(byName.get(name) ?? []), group]);
  }
  return [...byName.values()].map(joined).sort((one, other) => costOf(other) - costOf(one));
}

function joined(groups: readonly CostGroup[]): JoinedGroup {
  const [first, ...more] = groups;
  if (!first) throw new Error('a name has at least one item');
  const costByVendor = groups
    .map((group) => ({ vendor: group.vendor, cost: costOf(group) }))
    .sort((one, other) => other.cost - one.cost);
  if (more.length === 0) return apart(first);
  return { ...first, ...sumOf(groups), vendor: null, costByVendor };
}

/** Of one vendor. */
export function apart(group: CostGroup): JoinedGroup {
  return { ...group, costByVendor: [{ vendor: group.vendor, cost: costOf(group) }] };
}

function sumOf(lines: readonly CostLine[]): CostLine {
  return { totals: [sumMoney(lines.map(costOf))], series: [sumsByStep(lines)], compared: null };
}

/** A step is null where no line has a row. */
function sumsByStep(lines: readonly CostLine[]): (number | null)[] {
  const steps = Math.max(0, ...lines.map((line) => costsOf(line).length));
  return Array.from({ length: steps }, (_, step) => {
    const known = lines.flatMap((line) => costsOf(line)[step] ?? []);
    return known.length === 0 ? null : sumMoney(known);
  });
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
