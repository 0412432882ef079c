// What is known of a reservation; what neither the charges nor an inventory have is shown as unknown, never guessed.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/catalogues.ts';
import { memberText, providerWord } from '../shared/provider-word.ts';
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
  const intl = useIntl();
  return (
    <dl className={classes.terms}>
      {terms.name === terms.id ? null : <Term label="optimization.reserved.reservation">{terms.name}</Term>}
      {TEXTS.map(([member, label]) => (
        <Term key={member} label={label}>
          {memberText(intl, member, terms[member]) ?? (
            <FormattedMessage id="optimization.reserved.notInData" />
          )}
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

export function Status({ terms: { status } }: { terms: Terms }) {
  return providerWord(useIntl(), status);
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
