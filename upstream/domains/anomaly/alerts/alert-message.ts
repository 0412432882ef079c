// The sentence of an anomaly, in the language of the reader.
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import { dayIn, monthIn } from '../../../../lib/files/cell-text.ts';
import { amountWithSymbol } from '../../../../lib/money/written-money.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { AlertAmounts } from './alert-amounts.ts';

/** The names of people and rules by id, and the texts of the sentence. */
export interface AlertWords {
  texts: Texts;
  language: Language;
  ruleTitles: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
}

export function alertMessage(
  event: AnomalyEvent,
  { impact }: AlertAmounts,
  ruleTitle: string | null,
  { texts, language }: Pick<AlertWords, 'texts' | 'language'>,
): string {
  const values = {
    what: scopeWords(event, vendorNameIn(texts, event.vendor)),
    amount: amountWithSymbol(language, Math.abs(impact), event.currency),
    kind: event.kind,
    direction: event.direction,
    since: texts('anomaly.message.since', {
      unit: event.unit,
      day: event.unit === 'MONTH' ? monthIn(event.startedOn, language) : dayIn(event.startedOn, language),
    }),
  };
  const sentence = texts('anomaly.message.what', values);
  return ruleTitle === null ? sentence : texts('anomaly.message.byRule', { rule: ruleTitle, sentence });
}

/** From the narrowest to the widest. */
function scopeWords({ product, region, account }: AnomalyEvent, vendor: string): string {
  return [product, region, account]
    .flatMap((named) => (named && named.name !== '' ? named.name : []))
    .concat(vendor)
    .join(' · ');
}
