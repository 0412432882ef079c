// Why nothing was loaded: texts of the catalogue with their values, so that a kept fault is in the language of its reader.
import type { Language } from '../../catalogue/languages.ts';
import type { TextId } from '../../catalogue/text-id.ts';
import { textsOf } from '../texts.ts';
import { type LoadFact, loadFactText, rejectReasonIn } from './load-facts.ts';
import { printable } from './printable.ts';

const FAULTS = {
  movedProviders: 'data.fault.movedProviders',
  bothBases: 'data.fault.bothBases',
  tooManyRows: 'data.fault.tooManyRows',
  noneReadable: 'data.fault.noneReadable',
  notParquet: 'data.fault.notParquet',
  empty: 'data.fault.empty',
  notOpened: 'data.fault.notOpened',
  cutParquet: 'data.fault.cutParquet',
  zip: 'data.fault.zip',
  zstd: 'data.fault.zstd',
  utf16: 'data.fault.utf16',
  unknownFormat: 'data.fault.unknownFormat',
  cutGzip: 'data.fault.cutGzip',
  notUnpacked: 'data.fault.notUnpacked',
  openQuotes: 'data.fault.openQuotes',
  cutLine: 'data.fault.cutLine',
  nul: 'data.fault.nul',
  columnTwice: 'data.fault.columnTwice',
  notFocus: 'data.fault.notFocus',
  noCost: 'data.fault.noCost',
  noDate: 'data.fault.noDate',
  unknownJson: 'data.fault.unknownJson',
  noRows: 'data.fault.noRows',
  jsonLines: 'data.fault.jsonLines',
  tooLarge: 'data.fault.tooLarge',
  noCommitment: 'data.fault.noCommitment',
  brokenInventory: 'data.fault.brokenInventory',
  damaged: 'data.fault.damaged',
  linesApart: 'data.fault.linesApart',
  noGoodRow: 'data.fault.noGoodRow',
  unanswered: 'data.fault.unanswered',
  noBillingFile: 'data.fault.noBillingFile',
  refused: 'data.fault.refused',
  several: 'data.fault.several',
} as const satisfies Record<string, TextId>;

export interface LoadFaultFact {
  kind: keyof typeof FAULTS;
  /** `reason` of a rejected row is in English; null of a column is the whole line. */
  values?: Record<string, string | number>;
  /** What was found, in the place of the value `finding`. */
  finding?: LoadFact | undefined;
  /** Of several files at fault: each below the other. */
  each?: { name: string; fault: LoadFaultFact | string }[];
}

/** How many faults of files one message names, and letters of each. */
const NAMED = 20;
const SHOWN = 300;

/** A fault that is a text stays as it is: of another program, or of a version that kept no facts. */
export function loadFaultText(fault: LoadFaultFact | string, language: Language): string {
  if (typeof fault === 'string') return fault;
  const { kind, values = {}, finding, each } = fault;
  const texts = textsOf(language);
  const { reason } = values;
  const told = texts(FAULTS[kind], {
    ...values,
    ...(typeof reason === 'string' && { reason: rejectReasonIn(reason, language) }),
    ...(finding && { finding: loadFactText(finding, language) }),
  });
  if (!each) return told;
  const named = each
    .slice(0, NAMED)
    .map((one) => printable(`${one.name}: ${loadFaultText(one.fault, language)}`, SHOWN));
  const more = each.length > NAMED ? [texts('data.fault.more', { count: each.length - NAMED })] : [];
  return [told, ...named, ...more].join('\n');
}
