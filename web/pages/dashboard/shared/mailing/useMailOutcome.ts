// Says that a dashboard was mailed once a server took it, or why it was not: also when its dialog is closed by then.
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMailOutcomeQuery } from '../../../../__generated__/useMailOutcomeQuery.graphql.ts';
import { useToast } from '../../../../components/feedback/useToast.ts';
import { pollUntil } from '../../../../mutations/poll-until.ts';

const QUERY = graphql`
  query useMailOutcomeQuery($id: ID!) {
    viewer {
      dashboardMail(id: $id) {
        runs {
          fault
          mailFault
          state
        }
      }
    }
  }
`;

export function useMailOutcome() {
  const intl = useIntl();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const look = async (id: string) => {
    const force = { networkCacheConfig: { force: true } };
    const answer = await fetchQuery<useMailOutcomeQuery>(environment, QUERY, { id }, force).toPromise();
    const [run] = answer?.viewer.dashboardMail?.runs ?? [];
    return run && (run.state !== 'WAITING' || run.fault || run.mailFault) ? run : null;
  };
  const follow = async (id: string, count: number) => {
    const run = await pollUntil(() => look(id));
    if (run?.state === 'SENT') {
      toast.done(intl.formatMessage({ id: 'dashboard.mailed.arrived' }, { count }));
    } else if (run) {
      const reason = intl.formatMessage({ id: 'dashboard.mailed.reason' }, { reason: run.fault ?? 'none' });
      toast.failed(
        intl.formatMessage({ id: 'dashboard.mailed.notSent' }, { reason: run.mailFault ?? reason }),
      );
    } else toast.done(intl.formatMessage({ id: 'dashboard.mailed.waiting' }));
  };
  return (id: string, count: number) => void follow(id, count).catch(() => toast.failed());
}
