// `npm run bench:anomaly`: events put into the real company by seeds drawn now, its own six events, what must not be told,
// and generated companies with labels; each by our detector and by peers
// (`-- --seeds 10 --again SEED,SEED --events 8 --generated 2 --companies SEED,SEED --scale 0.25 --story growth|decline
// --slow --alerts`);
// with `--series 20000` how long a company of so many series takes to be loaded and judged, and nothing else.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { addDays } from '../../../lib/calendar/calendar.ts';
import { STORIES } from '../../../tools/demo/generator/shape.ts';
import { printTable } from '../report.ts';
import { generatedCompany } from './companies/generated.ts';
import { realEvents, silentEvents, sunflower } from './companies/sunflower.ts';
import { type Alert, type BenchCompany, type Detector, minimumImpacts, type Place } from './company.ts';
import { type FirstCauses, firstCauses } from './first-cause.ts';
import { inject } from './injector.ts';
import { lastingChanges } from './lasting.ts';
import { manySeries } from './many-series.ts';
import { OURS } from './ours.ts';
import { QUICK_PEERS, SLOW_PEERS } from './peers/all.ts';
import { byType, figuresOf, isAbout, type Score, scoreOf, type Truth } from './score.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    /** Instead of drawn ones: those that an earlier run printed, to compare detectors on them. */
    again: { type: 'string' },
    events: { type: 'string', default: '8' },
    generated: { type: 'string', default: '2' },
    /** Instead of drawn ones: seeds of generated companies, as an earlier run printed them. */
    companies: { type: 'string' },
    scale: { type: 'string', default: '0.25' },
    /** Only this: a company of so many series, loaded and judged. */
    series: { type: 'string' },
    story: { type: 'string', default: 'growth' },
    only: { type: 'string' },
    slow: { type: 'boolean', default: false },
    alerts: { type: 'boolean', default: false },
  },
});
const LARGEST_SEED = 2 ** 31;
/** Detectors may be silent on the first days of a history. */
const LEARNT = 21;
/** Beside an event of its own nothing is injected. */
const APART = 14;

const seeds = (count: string) => Array.from({ length: Number(count) }, () => randomInt(LARGEST_SEED));
const isAsked = ({ name }: Detector) => values.only === undefined || name.includes(values.only);
const quick = [...OURS, ...QUICK_PEERS].filter(isAsked);
const all = [...OURS, ...QUICK_PEERS, ...SLOW_PEERS].filter(isAsked);

if (values.series) await manySeries(Number(values.series));
else {
  await injectedEvents();
  await generatedEvents();
}

async function injectedEvents(): Promise<void> {
  const clean = await sunflower();
  const least = minimumImpacts(clean);
  const drawn = values.again ? values.again.split(',').map(Number) : seeds(values.seeds);
  const real = realEvents('may');
  const isTaken = (leaf: Place, day: number) =>
    real.some(
      ({ places, start }) =>
        Math.abs(start - day) < APART &&
        places.some(({ account, product }) => account === leaf.account && product === leaf.product),
    );
  const lasting = lastingChanges(clean, least);
  const runs = drawn.map((seed) => inject(clean, { seed, count: Number(values.events), least, isTaken }));
  const events = runs.flatMap(({ truths }) => truths.filter(({ alert }) => alert === 'must')).length;
  console.log(`${clean.name}: ${clean.days} days, ${events} injected events, seeds ${drawn.join(', ')}`);
  const rows = new Map<Detector, { scores: Score[]; causes: number; seconds: number; untouched: Score }>();
  for (const detector of all) {
    const begun = performance.now();
    const untouched = scoreOf([...realEvents('must'), ...silentEvents()], detector.find(clean), ['USAGE']);
    const scores = runs.map(({ company, truths }) =>
      scoreOf([...truths, ...real, ...silentEvents()], detector.find(company), detector.bases),
    );
    const seconds = (performance.now() - begun) / 1000;
    const causes = percentRight(
      runs.flatMap(({ company }, run) =>
        scores.slice(run, run + 1).map((score) => firstCauses(company, score)),
      ),
    );
    rows.set(detector, { scores, untouched, causes, seconds });
  }
  const days = clean.days - LEARNT;
  printTable(
    [
      ...['Injected', 'events', 'precision', 'recall', 'F1', 'delay', 'spike delay', 'false/month'],
      ...[
        'beside lasting',
        'F1 beside lasting',
        'real of 6',
        'month untouched',
        'must not',
        'first cause %',
        'seconds',
      ],
    ],
    [...rows].map(([{ name }, { scores, untouched, causes, seconds }]) => {
      const own = figuresOf(scores, days * scores.length);
      const alone = figuresOf([untouched], days);
      const spikes = scores.flatMap(({ found }) => found.filter(({ truth }) => truth.type === 'spike'));
      const spike = spikes.reduce((sum, { delay }) => sum + delay, 0) / spikes.length;
      const beside = scores.map((score) => ({
        ...score,
        falseAlerts: score.falseAlerts.filter((alert) => !lasting.some((truth) => isAbout(truth, alert))),
      }));
      return [
        ...([
          name,
          own.events,
          own.precision,
          own.recall,
          own.f1,
          own.delay,
          spike,
          own.falseAMonth,
        ] as const),
        figuresOf(beside, days * scores.length).falseAMonth,
        figuresOf(beside, days * scores.length).f1,
        ...([alone.found, alone.falseAMonth, alone.onMustNot, causes, seconds] as const),
      ];
    }),
  );
  printTypes([...rows].map(([detector, { scores }]) => [detector, scores]));
  if (!values.alerts) return;
  for (const [{ name }, { untouched, scores }] of rows) {
    printAlerts(`${name}, untouched`, clean, untouched);
    console.log(`\n${name}, of the injected`);
    for (const score of scores) {
      for (const truth of score.missed) console.log(`  missed ${aboutOf(truth, clean)} ${truth.id}`);
      for (const alert of score.falseAlerts)
        if (!untouched.falseAlerts.some((own) => aboutOf(own, clean) === aboutOf(alert, clean)))
          console.log(`  false  ${aboutOf(alert, clean)}`);
    }
  }
}

async function generatedEvents(): Promise<void> {
  const story = STORIES.find((each) => each === values.story) ?? 'growth';
  const drawn = values.companies ? values.companies.split(',').map(Number) : seeds(values.generated);
  for (const seed of drawn) {
    const { company, truths } = await generatedCompany({ seed, scale: Number(values.scale), story });
    console.log(
      `\nGenerated, ${company.name}: ${company.days} days, ${company.leaves.length} series, seed ${seed}`,
    );
    const scores = (values.slow ? all : quick).map((detector): [Detector, Score, number] => {
      const begun = performance.now();
      const score = scoreOf(truths, detector.find(company), detector.bases);
      return [detector, score, (performance.now() - begun) / 1000];
    });
    printTable(
      [
        ...[
          'Generated',
          'events',
          'precision',
          'recall',
          'F1',
          'delay',
          'false/month',
          'must not',
          'first cause %',
          'seconds',
        ],
      ],
      scores.map(([{ name }, score, seconds]) => {
        const own = figuresOf([score], company.days - LEARNT);
        return [
          ...([name, own.events, own.precision, own.recall, own.f1, own.delay] as const),
          ...([
            own.falseAMonth,
            own.onMustNot,
            percentRight([firstCauses(company, score)]),
            seconds,
          ] as const),
        ];
      }),
    );
    printTypes(scores.map(([detector, score]) => [detector, [score]]));
    if (values.alerts) for (const [{ name }, score] of scores) printAlerts(name, company, score);
  }
}

function percentRight(causes: readonly FirstCauses[]): number {
  const sum = (of: (each: FirstCauses) => number) => causes.reduce((total, each) => total + of(each), 0);
  return (100 * sum(({ right }) => right)) / sum(({ asked }) => asked);
}

/** Found of all, in percent, by type of event. */
function printTypes(scores: readonly (readonly [Detector, readonly Score[]])[]): void {
  const types = [...new Set(scores.flatMap(([, own]) => [...byType(own).keys()]))].sort();
  console.log('');
  const counted = scores.map(([{ name }, own]) => [name, byType(own)] as const);
  const [first] = counted;
  printTable(
    ['Found, in percent', ...types.map((type) => `${type} (${first?.[1].get(type)?.events ?? 0})`)],
    counted.map(([name, own]) => [
      name,
      ...types.map((type) => (100 * (own.get(type)?.found ?? 0)) / (own.get(type)?.events ?? Number.NaN)),
    ]),
  );
}

function aboutOf(of: Alert | Truth, { firstDay }: BenchCompany): string {
  const [place, day, what] =
    'places' in of ? [of.places[0], of.start, of.type] : [of, of.reportedOn, of.kind];
  const parts = place ? [place.vendor, place.account, place.product, place.region] : [];
  return `${addDays(firstDay, day)} ${what} ${of.direction} ${parts.filter((part) => part !== null).join(' / ')}`;
}

function printAlerts(name: string, company: BenchCompany, score: Score): void {
  console.log(`\n${name}`);
  for (const { truth, alert } of score.found)
    console.log(`  found  ${aboutOf(truth, company)}: ${aboutOf(alert, company)}`);
  for (const truth of score.missed) console.log(`  missed ${aboutOf(truth, company)}`);
  for (const alert of score.falseAlerts) console.log(`  false  ${aboutOf(alert, company)}`);
}
