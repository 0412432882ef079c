// How the cost of an account goes over the years: growth, steps, the week and the seasons.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import { firstDayOf, isWeekend, monthNumber, monthOf } from '../days.ts';
import { drawIndex, drawNormal, drawOne, drawUniform } from '../random.ts';
import { type DemoSeed, END_DAY, FIRST_MONTH, LAST_MONTH, type Story, VENDOR_SHAPES } from '../shape.ts';
import type { DemoAccount } from './accounts.ts';

const GROWTH: Record<Story, number> = { growth: 0.018, decline: 0 };
const DEVIATION = 0.015;
const MAX_STEPS = 2;
const STEP = 0.3;
/** What is left of an account's usage when it falls. */
const FALLS = [0.9, 0.7, 0.5];
const FALL_MONTHS = { from: monthNumber('2023-06'), days: 450 };
const RETAIL_MONTHS = [10, 11];
const RETAIL_RISE = 1.25;
const YEAR_SWING = 0.04;

/** Cost of a day as a multiple of a weekday at the begin of the history. */
export function levelOf(seed: DemoSeed, vendor: CloudCode, account: DemoAccount, day: number): number {
  const month = monthOf(day);
  const start = firstDayOf(month);
  const part = (day - start) / (firstDayOf(month + 1) - start);
  const from = growthOf(seed, vendor, account, month);
  const to = growthOf(seed, vendor, account, month + 1);
  const week = isWeekend(day) ? VENDOR_SHAPES[vendor].weekend : 1;
  return (
    (from + (to - from) * part) *
    steppedOf(seed, vendor, account, day) *
    week *
    yearOf(seed, vendor, account, month)
  );
}

const grown = new Map<string, number>();

/** Growth up to the begin of a month. */
function growthOf(seed: DemoSeed, vendor: CloudCode, account: DemoAccount, month: number): number {
  if (month <= FIRST_MONTH) return 1;
  const { story = 'growth' } = seed;
  const key = [story, seed.seed, seed.company, vendor, account.index, month].join('/');
  const known = grown.get(key);
  if (known !== undefined) return known;
  const draw = drawNormal('growth', seed.seed, seed.company, vendor, account.index, month);
  const level = growthOf(seed, vendor, account, month - 1) * (1 + GROWTH[story] + DEVIATION * draw);
  grown.set(key, level);
  return level;
}

/** From a day on an account costs so many times as much. */
export interface LevelStep {
  day: number;
  ratio: number;
}

/** The steps of an account that stay: up or down by a third, or, in a story of decline, the one fall. */
export function stepsOf(seed: DemoSeed, vendor: CloudCode, account: DemoAccount): LevelStep[] {
  const key = [seed.seed, seed.company, vendor, account.index];
  if (seed.story === 'decline') {
    const day = firstDayOf(FALL_MONTHS.from) + drawIndex(FALL_MONTHS.days, 'fall day', ...key);
    return [{ day, ratio: FALLS[account.index % FALLS.length] ?? 1 }];
  }
  return Array.from({ length: drawIndex(MAX_STEPS + 1, 'steps', ...key) }, (_, step) => ({
    day:
      firstDayOf(FIRST_MONTH + 3) + drawIndex(30 * (LAST_MONTH - FIRST_MONTH - 6), 'step day', step, ...key),
    ratio: 1 + drawOne([STEP, STEP, -STEP], 'step sign', step, ...key),
  }));
}

/** The begins and ends of the season of an account that sells more in some months. */
export function seasonsOf(account: DemoAccount): LevelStep[] {
  if (!account.isRetail) return [];
  const months = Array.from({ length: LAST_MONTH - FIRST_MONTH + 1 }, (_, index) => FIRST_MONTH + index);
  return months
    .filter((month) => month > FIRST_MONTH && retailRise(month) !== retailRise(month - 1))
    .map((month) => ({ day: firstDayOf(month), ratio: retailRise(month) / retailRise(month - 1) }))
    .filter(({ day }) => day < END_DAY);
}

const stepped = new Map<string, LevelStep[]>();

function steppedOf(seed: DemoSeed, vendor: CloudCode, account: DemoAccount, day: number): number {
  const key = [seed.story, seed.seed, seed.company, vendor, account.index].join('/');
  const steps = stepped.get(key) ?? stepsOf(seed, vendor, account);
  stepped.set(key, steps);
  return steps.reduce((level, step) => (day >= step.day ? level * step.ratio : level), 1);
}

function yearOf(seed: DemoSeed, vendor: CloudCode, account: DemoAccount, month: number): number {
  if (account.isRetail) return retailRise(month);
  const draw = drawUniform('year', seed.seed, seed.company, vendor, account.index, month % 12);
  return 1 + YEAR_SWING * (2 * draw - 1);
}

function retailRise(month: number): number {
  return RETAIL_MONTHS.includes(month % 12) ? RETAIL_RISE : 1;
}
