// The plan of a load as the wire tells it, in the words of the graph.
import {
  isLoadAnswer,
  loadReasonRow,
  type LoadAnswer as WireAnswer,
} from '../../../lib/catalogue/loads/load-reasons.ts';
import { isVendorCode } from '../../../lib/catalogue/vendors.ts';
import type { loadRunReport } from '../../../upstream/contract/data/loads.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  LoadAnswer,
  LoadFinding,
  LoadPlan,
  LoadReason,
  Vendor,
} from '../../__generated__/graph-types.ts';
import { vendorOf } from '../../graph/wire-enums.ts';

type WirePlan = NonNullable<ReplyOf<typeof loadRunReport>['list'][number]['report']>['plan'];

export function planOf({ months, findings, allowed, ...counts }: WirePlan): LoadPlan {
  return {
    ...counts,
    allowed: allowed.map(graphAnswer),
    findings: findings.map(findingOf),
    months: months.map(({ vendor, month, money, ...one }) => ({
      ...one,
      vendor: listedVendor(vendor),
      month: firstDay(month),
      money: money.map(({ currency, before, after }) => ({
        currency,
        before: before === null ? null : Number(before),
        after: after === null ? null : Number(after),
      })),
    })),
  };
}

function findingOf({ reason, file, month, detail }: WirePlan['findings'][number]): LoadFinding {
  return {
    ...{ file, detail },
    reason: graphWord(reason) as LoadReason,
    answers: loadReasonRow(reason).answers.map(graphAnswer),
    vendor: month && listedVendor(month.vendor),
    billingAccountId: month?.billingAccountId ?? null,
    month: month && firstDay(month.month),
  };
}

export const graphAnswer = (answer: WireAnswer) => graphWord(answer) as LoadAnswer;

export function wireAnswer(answer: LoadAnswer): WireAnswer {
  const word = answer.toLowerCase().replaceAll('_', '-');
  if (!isLoadAnswer(word)) throw new Error(`${word} is no answer of the wire`);
  return word;
}

/** `day-first` as DAY_FIRST. */
function graphWord(word: string): string {
  return word.toUpperCase().replaceAll('-', '_');
}

/** Null for a vendor that is shown nowhere. */
export function listedVendor(code: string): Vendor | null {
  return isVendorCode(code) ? vendorOf(code) : null;
}

/** Of YYYY-MM. */
export function firstDay(month: string): string {
  return `${month}-01`;
}
