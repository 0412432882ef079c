// The companies whose widgets are held against raw rows: two real ones, and months of the generated one with all its
// vendors and currencies.
import { askFiles, generateSmall } from '../../tools/demo/generated.ts';
import { addCompanyOfFiles } from '../product/own-company.ts';
import { chargeOf, type RawCharge, rawCharges } from './raw/raw-fields.ts';
import type { RawField } from './raw/raw-sums.ts';

const SPANS = [
  'LAST_7_DAYS',
  'LAST_10_DAYS',
  'LAST_14_DAYS',
  'LAST_30_DAYS',
  'LAST_60_DAYS',
  'MONTH_TO_DATE',
];
const MONTHS = ['LAST_3_MONTHS', 'LAST_6_MONTHS', 'LAST_12_MONTHS', 'YEAR_TO_MONTH'];
const WEEKS = ['LAST_4_WEEKS', 'LAST_8_WEEKS', 'LAST_16_WEEKS', 'LAST_24_WEEKS', 'YEAR_TO_WEEK'];
export const COMPARISONS = [
  'LAST_3_DAYS',
  'LAST_7_DAYS',
  'LATEST_DAY_TO_AVERAGE',
  'MONTH_TO_DATE',
  'LATEST_DAY',
];
/** For one USD, as the demo has them. */
export const RATES = { KRW: 1200, CNY: 7, JPY: 150, MXN: 20 };

type View = readonly [words: string, by: RawField];
const plain = (viewBy: string, field: string): View => [`viewBy: ${viewBy}`, { field }];
const COMMON: View[] = [
  plain('ACCOUNT', 'account'),
  plain('PRODUCT', 'product'),
  plain('REGION', 'region'),
  plain('SERVICE_CATEGORY', 'serviceCategory'),
  plain('PRODUCT_FAMILY', 'productFamily'),
];

interface Company {
  company: string;
  /** Loads it where it is not there yet; raw charges of all its data. */
  charges: (dataDir: string) => Promise<readonly RawCharge[]>;
  vendors: string[];
  views: View[];
  /** Frames of parts of a cost, and of cost over time; which view-bys a frame asks for follows from its place. */
  spans: string[];
  steps: string[];
  /** Those of the gate: each kind of frame, and together each view-by on each basis; each comparison once. */
  gate: { spans: string[]; steps: string[]; comparisons: string[] };
  set: string | null;
}

async function generated(dataDir: string): Promise<readonly RawCharge[]> {
  const { files } = await generateSmall({ from: '2024-04', to: '2024-05', scale: 0.05 });
  await addCompanyOfFiles(dataDir, 'small-meridian', files);
  const records = await askFiles(files, 'SELECT COLUMNS(*)::VARCHAR FROM rows');
  return records.map((record) => {
    const values = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']));
    // Tags that were a text in the file come as a JSON text of it.
    const tags: unknown = JSON.parse(values.Tags || '""');
    return chargeOf(typeof tags === 'string' ? { ...values, Tags: tags } : values);
  });
}

export const WIDGET_COMPANIES: Company[] = [
  {
    company: 'sunflower',
    charges: () => rawCharges('sunflower'),
    vendors: ['AWS', 'AZURE', 'GCP'],
    views: [
      ...COMMON,
      ['viewBy: TAG, tagKey: "sunflower_type"', { tag: 'sunflower_type' }],
      ['viewBy: SERVICE_GROUP, serviceGroupSet: "Pool"', 'pool'],
      plain('INSTANCE_TYPE', 'instanceType'),
      plain('USAGE_TYPE', 'usageType'),
    ],
    spans: [...SPANS, ...MONTHS],
    steps: [...MONTHS, ...WEEKS],
    gate: {
      spans: ['LAST_7_DAYS', 'LAST_30_DAYS', 'MONTH_TO_DATE', 'LAST_3_MONTHS'],
      steps: ['YEAR_TO_MONTH', 'LAST_8_WEEKS', 'LAST_16_WEEKS', 'YEAR_TO_WEEK'],
      comparisons: COMPARISONS,
    },
    set: 'Pool',
  },
  {
    company: 'workshop',
    charges: () => rawCharges('workshop'),
    vendors: ['AWS'],
    views: [...COMMON, ['viewBy: TAG, tagKey: "environment"', { tag: 'environment' }]],
    spans: ['LAST_7_DAYS', 'LAST_30_DAYS', 'MONTH_TO_DATE', 'LAST_3_MONTHS'],
    steps: ['LAST_3_MONTHS', 'YEAR_TO_MONTH', 'LAST_8_WEEKS', 'YEAR_TO_WEEK'],
    gate: { spans: ['LAST_30_DAYS'], steps: ['LAST_3_MONTHS'], comparisons: ['LAST_7_DAYS'] },
    set: null,
  },
  {
    company: 'small-meridian',
    charges: generated,
    vendors: ['AWS', 'AZURE', 'GCP', 'OCI', 'NCLOUD', 'TENCENT', 'OPENSTACK'],
    views: [...COMMON, ['viewBy: TAG, tagKey: "env"', { tag: 'env' }]],
    spans: ['LAST_30_DAYS', 'MONTH_TO_DATE', 'LAST_3_MONTHS'],
    steps: ['LAST_3_MONTHS', 'LAST_8_WEEKS'],
    gate: { spans: ['LAST_3_MONTHS'], steps: ['LAST_8_WEEKS'], comparisons: ['MONTH_TO_DATE'] },
    set: null,
  },
];

export const BASES = ['BILLED', 'EFFECTIVE'] as const;

/** Each view-by on both bases; of many frames each takes every other view-by, and the bases by turns. */
export function inTurn(views: readonly View[], frames: readonly string[], frame: string) {
  const turn = frames.indexOf(frame);
  if (frames.length < 5) return views.flatMap(([words, by]) => BASES.map((basis) => ({ words, by, basis })));
  return views.flatMap(([words, by], place) => {
    const [half = 0, rest] = [Math.floor((place + turn) / 2), (place + turn) % 2];
    return rest === 0 ? [{ words, by, basis: BASES[half % 2] ?? 'BILLED' }] : [];
  });
}
