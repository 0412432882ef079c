// What a row says of the commitment that it buys, or that pays for it: SQL of DuckDB over its FOCUS columns.
// The empty text where it does not say; an inventory of the provider may know more.
import { sqlName } from '../sql-text.ts';

const ofCommitment = (value: string) =>
  `CASE WHEN "CommitmentDiscountId" IS NULL THEN '' ELSE coalesce(${value}, '') END`;
const textOf = (column: string) => ofCommitment(sqlName(column));

/** ISO 8601, UTC. */
const timeOf = (column: string) =>
  ofCommitment(`strftime(focus_time(${sqlName(column)}), '%Y-%m-%dT%H:%M:%SZ')`);

/** `1yr`, `3 years`, a number of months, and ISO 8601 are one: `P1Y`. */
const term = (column: string) => {
  const given = `lower(trim(${sqlName(column)}))`;
  const number = `CAST(regexp_extract(${given}, '[0-9]+') AS INTEGER)`;
  return `CASE WHEN regexp_full_match(${given}, '[0-9]{1,2} ?(yr|yrs|year|years)') THEN concat('P', ${number}, 'Y')
    WHEN regexp_full_match(${given}, '[0-9]{1,3}') AND ${number} % 12 = 0 THEN concat('P', ${number} // 12, 'Y')
    WHEN regexp_full_match(${given}, '[0-9]{1,3}( ?months?)?') THEN concat('P', ${number}, 'M')
    WHEN regexp_full_match(${given}, 'p[0-9]+[ymd]') THEN upper(${given})
    ELSE trim(${sqlName(column)}) END`;
};

export const COMMITMENT_RULES = {
  /** Spend or Usage. */
  commitmentCategory: { key: textOf('CommitmentDiscountCategory') },
  /** The provider's word. */
  commitmentType: { key: textOf('CommitmentDiscountType') },
  /** Of the quantities of a commitment: money, or normalised hours. */
  commitmentUnit: { key: textOf('CommitmentDiscountUnit') },
  commitmentStart: { key: timeOf('x_CommitmentStart') },
  commitmentEnd: { key: timeOf('x_CommitmentEnd') },
  /** The provider's word, such as No Upfront. */
  paymentOption: { key: textOf('x_PaymentOption') },
  /** ISO 8601, such as P1Y. */
  term: { key: ofCommitment(`coalesce(${term('x_PurchaseTerm')}, ${term('x_SkuTerm')})`) },
  /** standard or convertible. */
  offerClass: { key: textOf('x_OfferClass') },
  /** How many reservations one purchase made, and what became of them. */
  reservationCount: { key: textOf('x_ReservationCount') },
  modificationStatus: { key: textOf('x_ModificationStatus') },
} as const;
