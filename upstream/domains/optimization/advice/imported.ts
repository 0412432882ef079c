// Advice of providers beside ours, each line checked by its own figures and by the hours of the company.
import { addDays, daysIn } from '../../../../lib/calendar/calendar.ts';
import {
  checkedByHours,
  checkedByItself,
  type ImportCheck,
  monthlyOnDemandOf,
} from '../../../../lib/commitments/advice/imported-check.ts';
import { type ReckonedByHours, reckonedByHours } from '../../../../lib/commitments/advice/imported-hours.ts';
import { providerAdvice } from '../../../stores/documents/advice/provider-advice.ts';
import type { CompanyStores } from '../../shared/company-data.ts';
import type { AdviceKind, AdviceLine, AdviceScope } from './advice.ts';
import { machinesOf, summed } from './candidates.ts';
import { reservationGroups, type UsageGroup } from './groups.ts';
import { adviceDays, factsOf } from './inputs.ts';
import { KIND_RULES } from './kinds.ts';
import { type ProviderLine, providerLines } from './provider-lines.ts';
import { type Usage, usageOf } from './usage.ts';

export interface ImportedAdvice extends Omit<ProviderLine, 'figures'> {
  quantity: number | null;
  termYears: number | null;
  monthlySaving: number | null;
  /** On-demand cost a month that the line replaces, by its own figures. */
  monthlyOnDemand: number | null;
  checks: ImportCheck[];
  /** What the hours of the company give; null where they are not there. */
  reckoned: ReckonedByHours | null;
  /** Our line of the same machines; null where there is none. */
  oursId: string | null;
  oursQuantity: number | null;
  oursMonthlySaving: number | null;
}

const HOURS_OF_DAY = 24;
/** What exports look at unless they say it: a month, and the day that they are late. */
const LOOK_BACK_DAYS = 30;
const LATE_DAYS = 2;

/** `ours` are our own lines for comparison. In the order of the files. */
export async function importedAdvice(
  stores: CompanyStores,
  scope: AdviceScope,
  kind: AdviceKind,
  ours: readonly AdviceLine[] = [],
): Promise<ImportedAdvice[]> {
  const all = await providerAdvice(stores.documents, scope.companyId);
  const lines = providerLines(all).filter((each) => each.kind === kind);
  const windows = new Map<string, Promise<Window | null>>();
  const told: ImportedAdvice[] = [];
  for (const line of lines) {
    const { figures, ...rest } = line;
    const key = `${line.madeAt} ${line.lookBackDays}`;
    const window = windows.get(key) ?? windowOf(stores, scope, line);
    windows.set(key, window);
    const reckoned = await reckonedOf(line, await window);
    const beside = ours.find((each) => isSame(line, each));
    told.push({
      ...rest,
      ...{ quantity: figures.quantity, termYears: figures.termYears, monthlySaving: figures.monthlySaving },
      monthlyOnDemand: figures.monthlyOnDemand ?? monthlyOnDemandOf(figures),
      checks: [...checkedByItself(figures), ...checkedByHours(figures, reckoned?.isFitted ? reckoned : null)],
      reckoned,
      oursId: beside?.id ?? null,
      oursQuantity: beside?.quantity ?? beside?.commitment ?? null,
      oursMonthlySaving: beside?.monthlySaving ?? null,
    });
  }
  return told;
}

interface Window {
  usage: Usage;
  groups: UsageGroup[];
  /** Slots up to the hour that the advice was made in. */
  end: number;
  lookBackHours: number;
}

/** Of reservations, where the hours are known; at list prices, which is what providers compute with. */
async function windowOf(
  stores: CompanyStores,
  scope: AdviceScope,
  line: ProviderLine,
): Promise<Window | null> {
  const rule = KIND_RULES[line.kind];
  if (line.madeAt === null || rule.product === null || !scope.vendors.includes(rule.vendor)) return null;
  const lookBackDays = line.lookBackDays ?? LOOK_BACK_DAYS;
  const day = line.madeAt.slice(0, 10);
  const known = await adviceDays(stores, scope, {
    ...{ vendor: rule.vendor, lookBackDays: lookBackDays + LATE_DAYS, asOf: day },
  });
  if (known === null || known.end !== day) return null;
  const usage = await usageOf({
    ...{
      facts: factsOf(stores, scope),
      rule,
      companyId: scope.companyId,
      currency: line.currency ?? scope.currency,
    },
    ...{ range: { start: addDays(day, -lookBackDays - LATE_DAYS), end: day }, accounts: [], isListed: true },
  });
  if (usage.slotsOfDay !== HOURS_OF_DAY || usage.hasDays) return null;
  return {
    usage,
    groups: reservationGroups(rule, usage, { byAccount: false }),
    end: (daysIn(usage.range) - 1) * HOURS_OF_DAY + Number(line.madeAt.slice(11, 13)),
    lookBackHours: lookBackDays * HOURS_OF_DAY,
  };
}

async function reckonedOf(line: ProviderLine, window: Window | null): Promise<ReckonedByHours | null> {
  if (window === null) return null;
  const group = window.groups.find((each) => isOf(line, each));
  if (!group) return null;
  const { usage, end, lookBackHours } = window;
  const machines = summed(
    group.series.map((each) => machinesOf(each, group)),
    usage.slots,
  );
  const value = summed(
    group.series.map(({ cost }) => cost),
    usage.slots,
  );
  const sum = (values: Float64Array) => values.reduce((one, each) => one + each, 0);
  const onDemand = sum(value) / usage.scale / sum(machines);
  return reckonedByHours(line.figures, { machines: [...machines.subarray(0, end)], onDemand, lookBackHours });
}

function isOf(
  line: ProviderLine,
  { region, regionName, platform, size, family, isFlexible }: UsageGroup,
): boolean {
  if (line.region !== region && line.region !== regionName) return false;
  if (!isSamePlatform(line.platform, platform)) return false;
  if (size?.instanceType === line.what) return true;
  return isFlexible === true && line.isSizeFlexible === true && line.what.split('.')[0] === family;
}

function isSame(line: ProviderLine, ours: AdviceLine): boolean {
  if (line.region !== ours.region && line.region !== ours.regionName) return false;
  return (
    isSamePlatform(line.platform, ours.platform) && (ours.instanceType ?? ours.instanceFamily) === line.what
  );
}

/** `Linux/UNIX` is Linux; a system in brackets says where it runs. */
function isSamePlatform(one: string | null, other: string | null): boolean {
  const name = (text: string) => text.toLowerCase().replace(/\s*[(/].*$/, '');
  return one === null || other === null || name(one) === name(other);
}
