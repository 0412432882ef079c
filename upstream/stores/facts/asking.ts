// What a question is asked of, as the catalogue has it now: parts, how they are read, and how their amounts are converted.
import { type DateRange, earlierOf, laterOf } from '../../../lib/calendar/calendar.ts';
import type { Documents } from '../documents/database.ts';
import { type PartSpan, partsAsked } from '../documents/loads/catalogue.ts';
import { KnownParts, type StoredParts } from '../documents/loads/known-parts.ts';
import { type Company, companyById } from '../documents/platform/companies.ts';
import { KnownRates } from '../documents/reference/known-rates.ts';
import type { Dialect } from './compile/dialect.ts';
import { type CostQuestion, QuestionError } from './questions/question.ts';
import { type Conversion, conversionTo } from './questions/rates.ts';
import { withPacks } from './tables/packed-scan.ts';
import { FACTS_VERSION } from './tables/tables.ts';

/** What says which parts may have rows of a question. */
export type Spanned = Pick<
  CostQuestion,
  'companyId' | 'vendors' | 'range' | 'compareWith' | 'time' | 'currency'
>;

export interface Asked {
  /** Of both ranges, and of what lies between them. */
  spans: readonly PartSpan[];
  /** With scans that read packs where there are some. */
  dialect: Dialect;
  /** By the rates that hold on those days. */
  conversion: Conversion;
}

export class Asking {
  readonly #documents: Documents;
  readonly #dialect: Dialect;
  readonly #rates: KnownRates;
  readonly #parts: KnownParts;

  constructor(documents: Documents, dialect: Dialect) {
    this.#documents = documents;
    this.#dialect = dialect;
    this.#rates = new KnownRates(documents);
    this.#parts = new KnownParts(documents, dialect.scanPacked ? FACTS_VERSION : null);
  }

  async of(question: Spanned): Promise<Asked> {
    const company = await this.#company(question);
    return this.#asked(question, company, await this.#parts.of(company));
  }

  /** As the catalogue is now, and of the parts themselves. */
  async again(question: Spanned): Promise<Asked> {
    const company = await this.#company(question);
    const stored = await this.#parts.readAgain(company);
    return this.#asked(question, company, { ...stored, packs: [] });
  }

  async #company({ companyId }: Spanned): Promise<Company> {
    const company = await companyById(this.#documents, companyId);
    if (!company) throw new QuestionError('companyId', `there is no company '${companyId}'`);
    return company;
  }

  async #asked(
    { vendors, currency, time, ...ranges }: Spanned,
    company: Company,
    { parts, vendors: vendorOf, packs }: StoredParts,
  ): Promise<Asked> {
    const range = wholeRange(ranges);
    const spans = partsAsked(parts, vendors, { ...range, of: time ?? 'charge' });
    const currencies = currenciesOf(spans);
    const rates = await this.#rates.of(company);
    const conversion = conversionTo(currency ?? company.currency, rates, { range, time, currencies });
    // Of a table are asked all parts with lines in a range, unless rates that change part them: the range leaves out all else.
    const isByRange = [...conversion.places.values()].every((own) => own[0] === own.at(-1));
    const ofRange = new Set<string | undefined>(isByRange ? vendors : []);
    const dialect = withPacks(this.#dialect, packs, (part) => ofRange.has(vendorOf.get(part)));
    return { spans, dialect, conversion };
  }
}

function wholeRange({ range, compareWith = range }: Pick<CostQuestion, 'range' | 'compareWith'>): DateRange {
  return { start: earlierOf(range.start, compareWith.start), end: laterOf(range.end, compareWith.end) };
}

/** Null where those of a part are not known. */
function currenciesOf(spans: readonly PartSpan[]): ReadonlySet<string> | null {
  const all = new Set<string>();
  for (const { currencies } of spans) {
    if (currencies === null) return null;
    for (const currency of currencies) all.add(currency);
  }
  return all;
}
