// The first sentence of an anomaly, put together of its figures: each clause leads to what it says (N-09).
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AnomalyKind, JudgedUnit } from '../../../../lib/catalogue/anomaly.ts';
import { Sentences } from '../../../intl/Sentences.tsx';
import classes from './Sentence.module.css';

/** A part of the sentence, in words, and where it leads; null: nowhere. */
export interface Clause {
  text: string;
  to: string | null;
}

export interface SentenceParts {
  kind: AnomalyKind;
  /** What it was judged by; start and end of MONTH are months. */
  unit: JudgedUnit;
  direction: 'UP' | 'DOWN';
  /** Null: all of them. */
  product: Clause | null;
  region: Clause | null;
  account: Clause;
  /** Without a sign. */
  amount: Clause;
  /** With a sign; null where nothing was expected. */
  percent: string | null;
  start: string;
  /** The last unusual day; null while it lasts. */
  end: string | null;
  days: string | null;
  /** The largest part of the difference. */
  cause: (Clause & { share: string }) | null;
  /** The resource with the largest part of it. */
  resource: Clause | null;
  /** Who it belongs to by its tags. */
  owner: Clause | null;
}

export function AnomalySentence(parts: SentenceParts) {
  const { kind, unit, direction, amount, percent, start, end, days, cause, resource, owner } = parts;
  return (
    <p className={classes.sentence}>
      <Sentences>
        <FormattedMessage
          id="anomaly.sentence.what"
          values={{
            kind,
            direction,
            scope: <ScopeWords {...parts} />,
            figure: amount.text,
            amount: linked(amount.to),
            hasPercent: percent !== null,
            percent,
            span: spanOf(unit, start, end),
            start,
            end,
            days: linked(days),
          }}
        />
        {cause ? (
          <FormattedMessage
            id="anomaly.sentence.cause"
            values={{ share: cause.share, name: cause.text, cause: linked(cause.to) }}
          />
        ) : null}
        {resource ? (
          <FormattedMessage
            id="anomaly.sentence.resource"
            values={{ name: resource.text, resource: linked(resource.to) }}
          />
        ) : null}
        {owner ? (
          <FormattedMessage
            id="anomaly.sentence.owner"
            values={{ name: owner.text, owner: linked(owner.to) }}
          />
        ) : null}
      </Sentences>
    </p>
  );
}

/** A month is named by itself also while it lasts: it ends by the calendar. */
function spanOf(unit: JudgedUnit, start: string, end: string | null): string {
  if (end !== null && end !== start) return 'OVER';
  return unit === 'MONTH' ? 'MONTH' : end === null ? 'ON' : 'DAY';
}

/** Which charges: as many of service, region and account as it is about. */
function ScopeWords({ product, region, account }: Pick<SentenceParts, 'product' | 'region' | 'account'>) {
  const parts = product ? (region ? 'all' : 'product') : region ? 'region' : 'account';
  return (
    <FormattedMessage
      id="anomaly.sentence.scope"
      values={{
        parts,
        productName: product?.text,
        regionName: region?.text,
        accountName: account.text,
        product: linked(product?.to ?? null),
        region: linked(region?.to ?? null),
        account: linked(account.to),
      }}
    />
  );
}

function linked(to: string | null) {
  return (words: ReactNode[]): ReactNode =>
    to === null ? (
      <strong key="words" className={classes.fact}>
        {words}
      </strong>
    ) : (
      <Link key={to} to={to} className={classes.link}>
        {words}
      </Link>
    );
}
