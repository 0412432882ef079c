// Questions of two users of two companies while their service fails: each answer is held to the one of quiet times.
import { isDeepStrictEqual } from 'node:util';
import { ERROR_CODES } from '../../../gateway/errors.ts';
import type { Seeded } from './seeded.ts';

const ITEM = 'vendor key label isOthers total average share amounts';
const COMPARED = `${ITEM} compareTotal compareAmounts change { kind percent difference }`;

/** Screens of the portal: each asks several services, some of them one after the other. */
export const QUESTIONS: readonly string[] = [
  `{ viewer { company { name } user { name } freshness { today dataThrough }
    costMonthToDate { total lastMonthTotal change { percent } } estimatedCost { __typename }
    costOverTime { currency axis { date } series { ${ITEM} } } topCosts { total items { label cost share } }
    costTrend { months { month total amounts } } totalSaving { __typename } } }`,
  `{ viewer { costAnalytics(query: { compare: LAST_PERIOD, unit: DAY, range: { frame: LAST_MONTH } }) {
    currency range { start end } compareRange { start end } axis { date compareDate }
    total { ${COMPARED} } series { ${COMPARED} } } } }`,
  `{ viewer { costAnalytics(query: { unit: MONTH, viewBy: ACCOUNT, range: { frame: LAST_3_MONTHS } }) {
    currency items(page: 1, itemsPerPage: 30) { totalCount edges { node { vendor key label total share } } } } } }`,
  `{ viewer { topCosts(frame: LAST_30_DAYS, viewBy: REGION) { currency total items { label cost share } }
    costTrend(frame: LAST_6_MONTHS) { months { month total accumulated } } } }`,
  `{ viewer { costFilterOptions(range: { frame: LAST_3_MONTHS }, fields: [PRODUCT, REGION]) {
    currency vendors { vendor fields { field options { value cost rowCount } } } } } }`,
  '{ viewer { company { name } dashboards { id name } } }',
];

export interface Answer {
  status: number;
  text: string;
}

/** A client; the answer as it came, or a rejection when the connection broke. */
export interface Asker {
  name: string;
  ask: (query: string) => Promise<Answer>;
}

interface Body {
  data?: unknown;
  errors?: { path?: (string | number)[]; message: string; extensions: { code: string } }[];
}

/** What one user is told when all is well. */
export interface Expected {
  asker: Asker;
  answers: Body[];
  /** Texts that the others are never told. */
  markers: string[];
}

export interface Tally {
  answers: number;
  /** As in quiet times. */
  whole: number;
  /** Errors by their code. */
  codes: Record<string, number>;
  /** Figures that are neither those of quiet times nor missing with an error. */
  wrong: string[];
  /** Texts of another company. */
  crossed: string[];
  /** Not answered in time, or not at all. */
  hung: string[];
}

/** The answers of quiet times; rejects when they are not the same twice. */
export async function baselineAnswers(askers: readonly Asker[]): Promise<Expected[]> {
  const told: Expected[] = [];
  for (const asker of askers) {
    const answers: Body[] = [];
    for (const question of QUESTIONS) answers.push(JSON.parse((await asker.ask(question)).text));
    told.push({ asker, answers, markers: [] });
  }
  const texts = told.map(({ answers }) => textsOf(answers.map(({ data }) => data)));
  return told.map((one, index) => ({
    ...one,
    markers: [...(texts[index] ?? [])].filter((text) =>
      texts.every((others, at) => at === index || ![...others].some((other) => other.includes(text))),
    ),
  }));
}

/** Asks so many questions at once and in all, of all users in turn; each must be answered within `patienceMs`. */
export async function askUnderFaults(
  expected: readonly Expected[],
  random: Seeded,
  { count, atOnce, patienceMs }: { count: number; atOnce: number; patienceMs: number },
): Promise<Tally> {
  const tally = newTally();
  let asked = 0;
  const loop = async () => {
    while (asked < count) {
      const turn = asked++;
      const one = expected[turn % expected.length];
      if (one) await askOne(one, expected, random.below(QUESTIONS.length), patienceMs, tally);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return tally;
}

export function newTally(): Tally {
  return { answers: 0, whole: 0, codes: {}, wrong: [], crossed: [], hung: [] };
}

/** Asks one question and enters its answer. */
export async function askOne(
  { asker, answers }: Expected,
  all: readonly Expected[],
  question: number,
  patienceMs: number,
  tally: Tally,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  const answer = await Promise.race([asker.ask(QUESTIONS[question] ?? ''), late]).catch(() => null);
  clearTimeout(timer);
  tally.answers += 1;
  if (answer === null) return void tally.hung.push(`${asker.name}: question ${question}`);
  for (const { asker: other, markers } of all) {
    const marker = other === asker ? undefined : markers.find((text) => answer.text.includes(text));
    if (marker !== undefined) tally.crossed.push(`${asker.name} was told ${marker}`);
  }
  const body: Body = JSON.parse(answer.text);
  const quiet = answers[question] ?? {};
  if (isDeepStrictEqual(body.data, quiet.data)) tally.whole += 1;
  const faults = [...faultsOf(quiet.data, body, [])];
  for (const { extensions, message } of body.errors ?? []) {
    tally.codes[extensions.code] = (tally.codes[extensions.code] ?? 0) + 1;
    const isCoded = (ERROR_CODES as readonly string[]).includes(extensions.code);
    if (!isCoded || extensions.code === 'INTERNAL') faults.push(`error ${extensions.code}: ${message}`);
  }
  for (const fault of faults) tally.wrong.push(`${asker.name}: question ${question}: ${fault}`);
}

/** Members that are neither as in quiet times nor empty with an error at this place or below it. */
function* faultsOf(
  quiet: unknown,
  body: Body,
  path: (string | number)[],
  given = body.data,
): Generator<string> {
  if (isDeepStrictEqual(quiet, given)) return;
  const isExcused =
    (given === null || given === undefined) &&
    body.errors?.some((error) =>
      path.every((step, at) => error.path === undefined || error.path[at] === step),
    );
  if (isExcused) return;
  const isParted = typeof quiet === 'object' && typeof given === 'object' && quiet !== null && given !== null;
  if (!isParted || Array.isArray(quiet) !== Array.isArray(given)) {
    yield `${path.join('.')} is ${JSON.stringify(given)} instead of ${JSON.stringify(quiet)}`.slice(0, 300);
    return;
  }
  const names = new Set([...Object.keys(quiet), ...Object.keys(given)]);
  for (const name of names) {
    const step = Array.isArray(quiet) ? Number(name) : name;
    yield* faultsOf(Reflect.get(quiet, name), body, [...path, step], Reflect.get(given, name) ?? null);
  }
}

/** All texts of a value that say something: short ones may stand anywhere. */
function textsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.length >= 6) found.add(value);
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsOf(part, found);
  return found;
}
