// When a dashboard is mailed next, or why it rests.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NextMail_mail$key } from '../../../../__generated__/NextMail_mail.graphql.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import { StateMark } from '../../../platform/shared/mails/StateMark.tsx';

interface NextMailProps {
  mail: NextMail_mail$key;
  /** Where a heading says what the time is. */
  isBare?: boolean;
}

export function NextMail({ mail, isBare = false }: NextMailProps) {
  const instantText = useInstant();
  const { nextRunAt, pauseReason } = useFragment(
    graphql`
      fragment NextMail_mail on DashboardMail {
        nextRunAt
        pauseReason
      }
    `,
    mail,
  );
  if (nextRunAt) {
    const instant = instantText(nextRunAt);
    return isBare ? instant : <FormattedMessage id="dashboard.mailed.next" values={{ instant }} />;
  }
  if (!pauseReason) return null;
  return (
    <>
      <StateMark state="PAUSED" />
      <div>
        <FormattedMessage id="dashboard.mailed.reason" values={{ reason: pauseReason }} />
      </div>
    </>
  );
}
