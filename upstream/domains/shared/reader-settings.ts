// How the reader of a file reads: language, currency and rates, as the screens have them.
import type { Language } from '../../../lib/catalogue/languages.ts';
import type { CurrencyChoice } from '../../../lib/money/shown-currency.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { preferencesOf } from '../../stores/documents/people/preferences.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import { newestRates } from '../../stores/documents/reference/exchange-rates.ts';

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
  const [company, preferences, { rates }] = await Promise.all([
    companyById(documents, companyId),
    preferencesOf(documents, userId, companyId),
    newestRates(documents),
  ]);
  if (!company) throw new Error(`there is no company ${companyId}`);
  return {
    language,
    company: company.name,
    currency: {
      selected: preferences.currency ?? company.currency,
      rates: new Map([...rates].map(([currency, rate]) => [currency, Number(rate)])),
    },
  };
}
