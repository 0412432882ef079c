// To whom a mail on a schedule goes; for people who do not get it, why.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Recipients_recipients$key } from '../../../__generated__/Recipients_recipients.graphql.ts';
import classes from '../shared/mails/Mails.module.css';

export function Recipients({ recipients }: { recipients: Recipients_recipients$key }) {
  const people = useFragment(
    graphql`
      fragment Recipients_recipients on ScheduledRecipient @relay(plural: true) {
        email
        state
      }
    `,
    recipients,
  );
  return people.map(({ email, state }) => (
    <div key={email}>
      {email}
      {state === 'ACTIVE' ? null : (
        <span className={classes.quiet}>
          {' '}
          <FormattedMessage id="platform.mails.recipientState" values={{ state }} />
        </span>
      )}
    </div>
  ));
}
