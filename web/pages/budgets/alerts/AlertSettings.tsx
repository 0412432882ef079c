// Who is told of a budget by mail, and from which percents on.

import { Button, Modal } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { AlertSettingsQuery } from '../../../__generated__/AlertSettingsQuery.graphql.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import type { Row } from '../budget-rows.ts';
import { AlertForm } from './AlertForm.tsx';
import type { Alerts } from './alert-data.ts';

const QUERY = graphql`
  query AlertSettingsQuery {
    viewer {
      budgetAlerts {
        alerts {
          key
          actual
          expected
          recipients
          version
        }
        people {
          name
          email
        }
      }
    }
  }
`;

export function AlertSettings({ rows }: { rows: readonly Row[] }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [alerts, setAlerts] = useState<Alerts | null>(null);
  const [isAsking, setAsking] = useState(false);
  const open = async () => {
    setAsking(true);
    const answer = await fetchQuery<AlertSettingsQuery>(
      environment,
      QUERY,
      {},
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined);
    setAsking(false);
    const found = answer?.viewer.budgetAlerts;
    if (found) setAlerts(found);
    else toast.failed();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={isAsking}
        leftSection={<IconBell size={16} aria-hidden />}
        onClick={() => void open()}
      >
        <FormattedMessage id="budgets.page.alerts" />
      </Button>
      <Modal
        opened={alerts !== null}
        onClose={() => setAlerts(null)}
        title={<FormattedMessage id="budgets.page.alerts" />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'budgets.page.cancel' }) }}
      >
        {alerts ? <AlertForm alerts={alerts} rows={rows} onDone={() => setAlerts(null)} /> : null}
      </Modal>
    </>
  );
}
