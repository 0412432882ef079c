// The list of anomalies as a file: the columns of the screen in its words, amounts with all of their digits (N-01).
import { ANOMALY_FILE_COLUMNS, type AnomalyFileColumn } from '../../../lib/catalogue/anomaly.ts';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import { CODES_OF_VENDORS, vendorNameIn } from '../../../lib/catalogue/vendors.ts';
import { causeWords } from '../../../lib/cost/cause-words.ts';
import { dayIn, dayPatternOf } from '../../../lib/files/cell-text.ts';
import {
  type CellFormat,
  MEDIA_TYPES,
  type TableCell,
  type TableColumn,
} from '../../../lib/files/table-columns.ts';
import { percentText } from '../../../lib/money/percent-text.ts';
import { tableFile } from '../../../lib/node/files/table-file.ts';
import { type Texts, textsOf } from '../../../lib/node/texts.ts';
import type {
  AnomalyFile,
  AnomalyFileFormat,
  AnomalyFilterInput,
  AnomalySort,
  AnomalyTopCause,
} from '../../__generated__/graph-types.ts';
import type { AnomalyParent } from './shapes.ts';
import type { AnomaliesSource } from './source.ts';

const ROWS_A_CALL = 200;
const MOST_ROWS = 2000;
const FORMATS = { CSV: 'csv', XLSX: 'xlsx' } as const;

interface Asked {
  filter: AnomalyFilterInput;
  sort: AnomalySort;
  format: AnomalyFileFormat;
}

/** Whose anomalies they are, of which data, and where the portal is. */
interface Answered {
  company: string;
  companyId: string | null;
  /** Null where it is not known. */
  dataVersion: number | null;
  publicUrl: string;
}

export async function anomalyFile(
  source: AnomaliesSource,
  { filter, sort, format: asked }: Asked,
  language: Language,
  answered: Answered,
): Promise<AnomalyFile> {
  const rows: AnomalyParent[] = [];
  for (let page = 1; rows.length < MOST_ROWS; page += 1) {
    const { edges, totalCount } = await source.list({ filter, sort, page, itemsPerPage: ROWS_A_CALL });
    rows.push(...edges.map(({ node }) => node));
    if (edges.length === 0 || rows.length >= totalCount) break;
  }
  const format = FORMATS[asked];
  const texts = textsOf(language);
  const columns = ANOMALY_FILE_COLUMNS.map((column) => columnOf(column, texts, language));
  const cells = rows.map((row, place) =>
    ANOMALY_FILE_COLUMNS.map((column) => CELLS[column](row, texts, place + 1, language)),
  );
  const title = texts('anomaly.page.title');
  const parts: Uint8Array[] = [];
  const question = {
    name: texts('cost-analytics.file.question'),
    facts: factsOf({ filter, sort }, { ...answered, currency: rows[0]?.currency ?? null }, language),
  };
  for await (const part of tableFile(format, title, columns, inOne(cells), question)) parts.push(part);
  return {
    name: `anomalies.${format}`,
    contentType: MEDIA_TYPES[format],
    content: Buffer.concat(parts).toString('base64'),
  };
}

type Fact = readonly [label: string, value: string];

/** What the list was asked for, and the address that asks for it again; what it was not asked for is left out. */
function factsOf(
  asked: ListAsked,
  { company, companyId, dataVersion, currency, publicUrl }: Answered & { currency: string | null },
  language: Language,
): Fact[] {
  const { start, end, vendors, levels, states, detectType, isStarred, isWithHidden } = asked.filter;
  const texts = textsOf(language);
  const days = [...new Set([start, end].flatMap((day) => (day ? [dayIn(day, language)] : [])))];
  const kept = [
    ...(levels ?? []).map((level) => texts('anomaly.list.level', { level })),
    ...(states ?? []).map((state) => texts('anomaly.list.state', { state })),
    ...(detectType ? [texts('anomaly.list.type', { type: detectType })] : []),
    ...(isStarred ? [texts('anomaly.filters.starred')] : []),
    ...(isWithHidden ? [texts('anomaly.filters.hidden')] : []),
  ];
  const named = (vendors ?? []).map((vendor) => vendorNameIn((id) => texts(id), CODES_OF_VENDORS[vendor]));
  const facts: Fact[] = [
    [texts('cost-analytics.exportMail.company'), company],
    [texts('cost-analytics.exportMail.range'), days.join(' – ')],
    [texts('cost-analytics.exportMail.vendors'), named.join(', ')],
    [texts('cost-analytics.exportMail.filters'), kept.join(', ')],
    [texts('cost-analytics.exportMail.currency'), currency ?? ''],
    [texts('cost-analytics.exportMail.dataVersion'), dataVersion === null ? '' : String(dataVersion)],
    [texts('platform.file.link'), `${publicUrl}${listAddress(asked, companyId)}`],
  ];
  return facts.filter(([, value]) => value !== '');
}

type ListAsked = Pick<Asked, 'filter' | 'sort'>;

/** The list on the screen, with the same filters and order. */
function listAddress({ filter, sort }: ListAsked, companyId: string | null): string {
  const { start, end, vendors, levels, states, detectType, isStarred, isWithHidden, topKey } = filter;
  const words = (list: readonly string[] | null | undefined) => (list ?? []).join(',').toLowerCase();
  const values = {
    company: companyId ?? '',
    start: start ?? '',
    end: end ?? '',
    vendors: (vendors ?? []).join(','),
    level: words(levels),
    state: words(states),
    type: (detectType ?? '').toLowerCase(),
    top: topKey ?? '',
    starred: isStarred ? 'true' : '',
    hidden: isWithHidden ? 'true' : '',
    sort: sort === 'NEWEST' ? '' : sort.toLowerCase(),
  };
  return pageAddress('anomalies', Object.fromEntries(Object.entries(values).filter(([, value]) => value)));
}

async function* inOne<Batch>(batch: Batch): AsyncGenerator<Batch> {
  yield batch;
}

const TEXT: CellFormat = { as: 'text' };
const WHOLE: CellFormat = { as: 'number', decimals: 0 };
const WIDTHS: Partial<Record<AnomalyFileColumn, number>> = { message: 70, cause: 40, owner: 24 };

function columnOf(column: AnomalyFileColumn, texts: Texts, language: Language): TableColumn {
  const day: CellFormat = { as: 'day', pattern: dayPatternOf(language) };
  const formats: Partial<Record<AnomalyFileColumn, CellFormat>> = {
    ...{ number: WHOLE, duration: WHOLE, start: day, lastSeen: day },
    impact: { as: 'money', shownDecimals: 2 },
    percent: { as: 'percent', decimals: 1 },
  };
  return {
    head: texts('anomaly.list.column', { column }),
    format: formats[column] ?? TEXT,
    width: WIDTHS[column] ?? 16,
  };
}

type Cell = (anomaly: AnomalyParent, texts: Texts, number: number, language: Language) => TableCell;

const CELLS: Record<AnomalyFileColumn, Cell> = {
  number: (_anomaly, _texts, number) => number,
  level: ({ level }, texts) => texts('anomaly.list.level', { level }),
  message: ({ message }) => message,
  impact: ({ impact }) => impact,
  percent: ({ changeRate }) => changeRate ?? null,
  start: ({ startedOn }) => startedOn,
  lastSeen: ({ lastSeenOn }) => lastSeenOn,
  duration: ({ numberOfDays }) => numberOfDays,
  cause: ({ topCause, product }, _texts, _number, language) =>
    topCause ? causeText(topCause, product, language) : null,
  owner: ({ topCause }) =>
    topCause?.owner?.value ? `${topCause.owner.tagKey}: ${topCause.owner.value}` : null,
  state: ({ state }, texts) => texts('anomaly.list.state', { state }),
  type: ({ detectType }, texts) => texts('anomaly.list.type', { type: detectType }),
  vendor: ({ vendor }, texts) => vendorNameIn((id) => texts(id), CODES_OF_VENDORS[vendor]),
  analysed: ({ analysedAt }) => instantText(analysedAt),
  detected: ({ detectedAt }) => instantText(detectedAt),
  receive: ({ receivesAlerts }, texts) => yesOrNo(receivesAlerts, texts),
  hide: ({ isHidden }, texts) => yesOrNo(isHidden, texts),
  star: ({ isStarred }, texts) => yesOrNo(isStarred, texts),
};

/** As on the screen: the most telling names, and which part of the difference they explain. */
function causeText(
  { usageType, operation, purchaseOption, share, ...cause }: AnomalyTopCause,
  product: AnomalyParent['product'],
  language: Language,
): string | null {
  const nameOf = (item: AnomalyParent['product']) => (item ? item.label || item.key : null);
  const names = {
    ...{ usageType: usageType ?? null, operation: operation ?? null, purchaseOption: purchaseOption ?? null },
    ...{ product: nameOf(cause.product), region: nameOf(cause.region), account: nameOf(cause.account) },
  };
  const words = causeWords(names, product?.label ?? null);
  const percent = percentText(share, (value, options) =>
    new Intl.NumberFormat(language, options).format(value),
  );
  return words.length === 0 ? null : `${words.join(' · ')} ${percent}`;
}

/** For programs too: ISO 8601, to the minute. */
function instantText(at: string): string {
  return `${at.slice(0, 16)}Z`;
}

function yesOrNo(isSo: boolean, texts: Texts): string {
  return texts('anomaly.list.yesNo', { isSo: String(isSo) });
}
