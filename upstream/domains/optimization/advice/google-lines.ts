// Google's advice on committed use as lines of imported advice. Its usage by the hour is not compared: cores and memory are
// charged apart, without the machine.
import { checkedByPeers, type GoogleAdvice } from '../../../../lib/commitments/advice/google-check.ts';
import { MONTH_HOURS } from '../../../../lib/commitments/advice/valuation.ts';
import { addDecimals, negatedDecimal, timesDecimal } from '../../../../lib/money/money.ts';
import type { GoogleRecommendationRow } from '../../../stores/documents/advice/advice-schema.ts';
import type { ImportedAdvice } from './imported.ts';

export type GoogleLine = Omit<ImportedAdvice, 'kind'>;

const COMMITMENT =
  /^[^/]+\/([^/]+)\/locations\/([^/]+)\/recommenders\/google\.[\w.]*commitment\.[^/]+\/recommendations\//i;
/** What was done, or is not wanted, is no advice any more. */
const OPEN = /^(STATE_UNSPECIFIED|ACTIVE|CLAIMED|)$/i;
const NANO = '0.000000001';
const MONTH_SECONDS = 3600 * MONTH_HOURS;
const PLAN_YEARS: Readonly<Record<string, number>> = { TWELVE_MONTH: 1, THIRTY_SIX_MONTH: 3 };
const SIZES: Readonly<Record<string, 'STABLE' | 'OPTIMAL'>> = {
  LOW_WATERMARK: 'STABLE',
  BREAK_EVEN_POINT: 'OPTIMAL',
};
const MB_OF_GB = 1024;

export function googleLines(rows: readonly GoogleRecommendationRow[]): GoogleLine[] {
  const read = rows.flatMap((row) => {
    const place = COMMITMENT.exec(row.name);
    return place && OPEN.test(row.state ?? '') ? [readOf(row, place)] : [];
  });
  const all = read.map(({ advice }) => advice);
  return read.map(({ advice, line }) => ({ ...line, checks: checkedByPeers(advice, all) }));
}

function readOf(row: GoogleRecommendationRow, [, account = '', region = '']: readonly string[]) {
  const { type, plan, size, amounts } = boughtOf(row.recommendation_details ?? '');
  const termYears = PLAN_YEARS[plan] ?? null;
  const [own, local] = savingsOf(row);
  const currency = row.primary_impact_cost_projection_cost_currency_code;
  const isOneCurrency =
    currency !== null && currency === row.primary_impact_cost_projection_cost_in_local_currency_currency_code;
  const advice: GoogleAdvice = {
    ...{ usage: JSON.stringify([account, region, type]), size, termYears, amounts, monthlySaving: own },
    localSaving: isOneCurrency ? local : null,
  };
  const line = {
    ...{ id: row.name, source: 'Google Cloud Recommender', sourceName: row.source_name, line: null },
    ...{ madeAt: row.updated_at || null, account, what: nameOf(type, amounts), region },
    ...{ platform: null, isSizeFlexible: null, payment: '', currency, lookBackDays: null, commitment: null },
    ...{ quantity: amounts.get('VCPU') ?? null, termYears, monthlySaving: own, monthlyOnDemand: null },
    ...{ reckoned: null, oursId: null, oursQuantity: null, oursMonthlySaving: null },
  };
  return { advice, line };
}

interface Bought {
  type: string;
  plan: string;
  size: GoogleAdvice['size'];
  amounts: Map<string, number>;
}

type Item = Readonly<Record<string, unknown>>;
const itemOf = (value: unknown): Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
const listOf = (value: unknown): Item[] => (Array.isArray(value) ? value.map(itemOf) : []);

/** The commitment that the operations would make. */
function boughtOf(details: string): Bought {
  const content = contentOf(details);
  const operations = listOf(content.operationGroups ?? content.operation_groups).flatMap((group) =>
    listOf(group.operations),
  );
  const value = itemOf(operations.find((each) => /^add$/i.test(`${each.action}`))?.value);
  const amounts = new Map(
    listOf(value.resources).flatMap(({ type, amount }): [string, number][] =>
      Number.isFinite(Number(amount)) ? [[`${type}`, Number(amount)]] : [],
    ),
  );
  const { algorithm } = itemOf(content.overview);
  return {
    ...{ type: `${value.type ?? ''}`, plan: `${value.plan ?? ''}`, amounts },
    size: SIZES[`${algorithm ?? ''}`] ?? null,
  };
}

function contentOf(details: string): Item {
  try {
    return itemOf(JSON.parse(details));
  } catch {
    return {};
  }
}

/** A month, in the currency of the line and in that of the account: a cost below 0 is a saving. */
function savingsOf(row: GoogleRecommendationRow): [number | null, number | null] {
  const seconds = Number(row.primary_impact_cost_projection_duration_seconds ?? 0);
  const monthly = (units: string | null, nanos: string | null) => {
    if ((units === null && nanos === null) || !(seconds > 0)) return null;
    const cost = addDecimals([units ?? '0', timesDecimal(nanos ?? '0', NANO)]);
    return (Number(negatedDecimal(cost)) * MONTH_SECONDS) / seconds;
  };
  return [
    monthly(row.primary_impact_cost_projection_cost_units, row.primary_impact_cost_projection_cost_nanos),
    monthly(
      row.primary_impact_cost_projection_cost_in_local_currency_units,
      row.primary_impact_cost_projection_cost_in_local_currency_nanos,
    ),
  ];
}

/** Such as `GENERAL_PURPOSE_N2, 12 VCPU, 48 GB MEMORY`; memory is told in megabytes. */
function nameOf(type: string, amounts: ReadonlyMap<string, number>): string {
  const parts = [...amounts].map(([resource, amount]) =>
    resource === 'MEMORY' ? `${amount / MB_OF_GB} GB ${resource}` : `${amount} ${resource}`,
  );
  return [type, ...parts].filter((part) => part !== '').join(', ');
}
