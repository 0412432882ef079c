// Amounts in the company's currency, as SQL: those of its own stay as they are, others are multiplied exactly.

import type { Conversion } from '../questions/rates.ts';
import type { Dialect } from './dialect.ts';
import type { Bindings } from './statement.ts';

export interface ConversionSql {
  /** Has the currency a rate? */
  isKnown: (currency: string) => string;
  amount: (amount: string, currency: string) => string;
}

export function conversionSql(
  dialect: Dialect,
  bind: Bindings,
  { currency: own, factors }: Conversion,
): ConversionSql {
  // Bound when the first amount needs them: an engine refuses values that its SQL does not name.
  let bound: { own: string; currencies: string; factors: string } | null = null;
  return {
    isKnown: (currency) => dialect.isIn(currency, bind.texts([...factors.keys()])),
    amount: (amount, currency) => {
      bound ??= {
        own: bind.text(own),
        currencies: bind.texts([...factors.keys()]),
        factors: bind.texts([...factors.values()]),
      };
      return `CASE WHEN ${currency} = ${bound.own} THEN ${amount}
        ELSE ${dialect.timesFactor(amount, bound.factors, dialect.placeIn(currency, bound.currencies))} END`;
    },
  };
}
