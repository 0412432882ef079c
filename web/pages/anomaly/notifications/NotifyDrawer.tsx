// Receivers of anomaly alerts, webhooks, and what was sent, beside the list (N-05).
import { Drawer, Skeleton, Tabs } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import NotifyDrawerQueryNode, {
  type NotifyDrawerQuery,
} from '../../../__generated__/NotifyDrawerQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Caught } from '../../../components/faults/Caught.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { NOTIFY_TABS } from '../address.ts';
import { anomaliesPage } from '../page.tsx';
import { DeliveryLog } from './log/DeliveryLog.tsx';
import { NotificationSettings } from './settings/NotificationSettings.tsx';
import { Webhooks } from './webhooks/Webhooks.tsx';

export function NotifyDrawer() {
  const intl = useIntl();
  const { address, change } = usePageAddress(anomaliesPage);
  const [queryRef, loadQuery, dispose] = useQueryLoader<NotifyDrawerQuery>(NotifyDrawerQueryNode);
  const { notify } = address;
  const isOpen = notify !== null;
  const load = useCallback(() => loadQuery({}, { fetchPolicy: 'network-only' }), [loadQuery]);
  useEffect(() => {
    if (isOpen) load();
    else dispose();
  }, [isOpen, load, dispose]);
  const show = (tab: typeof notify) => change({ notify: tab, page: address.page }, { history: 'replace' });
  return (
    <Drawer
      size={760}
      opened={isOpen}
      onClose={() => show(null)}
      title={<FormattedMessage id="anomaly.notify.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'anomaly.notify.close' }) }}
    >
      <Tabs
        value={notify ?? 'settings'}
        onChange={(tab) => show(NOTIFY_TABS.find((each) => each === tab) ?? 'settings')}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {NOTIFY_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              <FormattedMessage id="anomaly.notify.tab" values={{ tab }} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Boundary variant="block" skeleton={<Skeleton height={420} />} onRetry={load} resetKey={queryRef}>
          {queryRef ? <NotifyContent queryRef={queryRef} onChanged={load} /> : null}
        </Boundary>
      </Tabs>
    </Drawer>
  );
}

interface NotifyContentProps {
  queryRef: PreloadedQuery<NotifyDrawerQuery>;
  onChanged: () => void;
}

function NotifyContent({ queryRef, onChanged }: NotifyContentProps) {
  const { viewer } = usePreloadedQuery<NotifyDrawerQuery>(
    graphql`
      query NotifyDrawerQuery {
        viewer {
          anomalyNotifications @catch(to: RESULT) {
            ...NotificationSettings_notifications
            ...Webhooks_notifications
          }
        }
      }
    `,
    queryRef,
  );
  const { anomalyNotifications } = viewer;
  return (
    <>
      <Tabs.Panel value="settings">
        <Caught result={anomalyNotifications} onRetry={onChanged}>
          {(notifications) => <NotificationSettings notifications={notifications} onChanged={onChanged} />}
        </Caught>
      </Tabs.Panel>
      <Tabs.Panel value="webhooks">
        <Caught result={anomalyNotifications} onRetry={onChanged}>
          {(notifications) => <Webhooks notifications={notifications} onChanged={onChanged} />}
        </Caught>
      </Tabs.Panel>
      <Tabs.Panel value="log">
        <DeliveryLog />
      </Tabs.Panel>
    </>
  );
}
