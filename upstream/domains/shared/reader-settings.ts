// How the reader of a file reads: language, currency and rates, as the screens have them.
import type { Language } from '../../../lib/catalogue/languages.ts';
import type { RateTable } from '../../../lib/money/rate-table.ts';
import type { CurrencyChoice } from '../../../lib/money/shown-currency.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { preferencesOf } from '../../stores/documents/people/preferences.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import { rateTable } from '../../stores/documents/reference/exchange-rates.ts';

export interface Reader {
  language: Language;
  currency: CurrencyChoice;
  /** Name of the company. */
  company: string;
}

export async function readerOf(
  documents: Documents,
  userId: string,
  companyId: string,
  language: Language,
): Promise<Reader> {
  const [company, preferences, table] = await Promise.all([
    companyById(documents, companyId),
    preferencesOf(documents, userId, companyId),
    rateTable(documents),
  ]);
  if (!company) throw new Error(`there is no company ${companyId}`);
  return {
    language,
    company: company.name,
    currency: {
      selected: preferences.currency ?? company.currency,
      rates: newestNumbers(table),
    },
  };
}

/** Of what no day is told of. */
function newestNumbers(table: RateTable): Map<string, number> {
  return new Map(
    table.currencies.flatMap((currency) => {
      const rate = table.on(currency, '9999-12-31');
      return rate ? [[currency, Number(rate.rate)]] : [];
    }),
  );
}
