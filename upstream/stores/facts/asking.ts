// What a question is asked of, as the catalogue has it now: parts, and how their amounts are converted.
import { type DateRange, earlierOf, laterOf } from '../../../lib/calendar/calendar.ts';
import type { Documents } from '../documents/database.ts';
import { type PartSpan, partsAsked } from '../documents/loads/catalogue.ts';
import { KnownParts } from '../documents/loads/known-parts.ts';
import { type Company, companyById } from '../documents/platform/companies.ts';
import { KnownRates } from '../documents/reference/known-rates.ts';
import { type CostQuestion, QuestionError } from './questions/question.ts';
import { type Conversion, conversionTo } from './questions/rates.ts';

/** What says which parts may have rows of a question. */
export type Spanned = Pick<
  CostQuestion,
  'companyId' | 'vendors' | 'range' | 'compareWith' | 'time' | 'currency'
>;

export interface Asked {
  /** Of both ranges, and of what lies between them. */
  spans: readonly PartSpan[];
  /** By the rates that hold on those days. */
  conversion: Conversion;
}

export class Asking {
  readonly #documents: Documents;
  readonly #rates: KnownRates;
  readonly #parts: KnownParts;

  constructor(documents: Documents) {
    this.#documents = documents;
    this.#rates = new KnownRates(documents);
    this.#parts = new KnownParts(documents);
  }

  async of(question: Spanned): Promise<Asked> {
    const company = await this.#company(question);
    return this.#asked(question, company, await this.#parts.of(company));
  }

  /** As the catalogue is now. */
  async again(question: Spanned): Promise<Asked> {
    const company = await this.#company(question);
    return this.#asked(question, company, await this.#parts.readAgain(company));
  }

  async #company({ companyId }: Spanned): Promise<Company> {
    const company = await companyById(this.#documents, companyId);
    if (!company) throw new QuestionError('companyId', `there is no company '${companyId}'`);
    return company;
  }

  async #asked(
    { vendors, currency, time, ...ranges }: Spanned,
    company: Company,
    parts: readonly PartSpan[],
  ): Promise<Asked> {
    const range = wholeRange(ranges);
    const spans = partsAsked(parts, vendors, { ...range, of: time ?? 'charge' });
    const currencies = currenciesOf(spans);
    const rates = await this.#rates.of(company);
    const conversion = conversionTo(currency ?? company.currency, rates, { range, time, currencies });
    return { spans, conversion };
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
