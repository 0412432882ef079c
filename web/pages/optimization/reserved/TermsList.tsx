// What is known of a reservation; what neither the charges nor an inventory have is shown as unknown, never guessed.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/catalogues.ts';
import classes from './Reserved.module.css';
import type { Terms } from './reserved-rows.ts';
import { UtcDay } from './UtcDay.tsx';

const TEXTS = [
  ['fullId', 'optimization.reserved.id'],
  ['accountName', 'optimization.reserved.accountName'],
  ['product', 'optimization.reserved.product'],
  ['instanceType', 'optimization.reserved.instanceType'],
  ['instanceFamily', 'optimization.reserved.family'],
  ['regionName', 'optimization.reserved.regionName'],
  ['paymentOption', 'optimization.reserved.paymentOption'],
] as const satisfies [keyof Terms, MessageId][];

export function TermsList({ terms }: { terms: Terms }) {
  return (
    <dl className={classes.terms}>
      {TEXTS.map(([member, label]) => (
        <Term key={member} label={label}>
          {terms[member] || <FormattedMessage id="optimization.reserved.notInData" />}
        </Term>
      ))}
      <Term label="optimization.reserved.status">
        <Status terms={terms} />
      </Term>
      <Term label="optimization.reserved.start">
        <UtcDay instant={terms.startsAt} />
      </Term>
      <Term label="optimization.reserved.end">
        <UtcDay instant={terms.endsAt} unknown="optimization.reserved.endNotInData" />
      </Term>
    </dl>
  );
}

/** In our words where they are ours, else in the provider's. */
export function Status({ terms: { status } }: { terms: Terms }) {
  if (status === 'active') return <FormattedMessage id="optimization.reserved.active" />;
  if (status === 'expired') return <FormattedMessage id="optimization.reserved.expired" />;
  return status;
}

function Term({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}
