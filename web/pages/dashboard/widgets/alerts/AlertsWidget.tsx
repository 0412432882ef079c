// Alerts: the feed of the bell on a dashboard, the most severe first (D-13, D-16).
import { IconBellOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  AlertsWidget_content$data,
  AlertsWidget_content$key,
} from '../../../../__generated__/AlertsWidget_content.graphql.ts';
import { AlertLine } from '../../../../components/alerts/AlertLine.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { useSeeAlerts } from '../../../../viewer/alerts/useSeeAlerts.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { alertsLink } from '../anomalies/findings-link.ts';
import card from '../card/Card.module.css';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import classes from './Alerts.module.css';
import { useAlertTable } from './useAlertTable.ts';

function AlertsWidget({ content, head, settings, onRetry }: WidgetProps<AlertsWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment AlertsWidget_content on AlertsContent {
        alertFeed @catch(to: RESULT) {
          alerts {
            id
            isSeen
            judgedDays {
              start
              end
            }
            kind
            level
            message
            path
            raisedAt
          }
          totalCount
          unseenCount
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.alertFeed} onRetry={onRetry}>
      {(feed) => <Alerts head={head} settings={settings} feed={feed} />}
    </WidgetResult>
  );
}

type Feed = NonNullable<Extract<AlertsWidget_content$data['alertFeed'], { ok: true }>['value']>;

interface AlertsProps {
  head: WidgetHead;
  settings: WidgetSettings;
  feed: Feed;
}

function Alerts({ head, settings, feed }: AlertsProps) {
  const intl = useIntl();
  const { see } = useSeeAlerts();
  const { canSee } = useShellViewer();
  const { alerts, totalCount, unseenCount } = feed;
  const table = useAlertTable(alerts);
  return (
    <WidgetFrame
      head={head}
      to={canSee('ANOMALY') ? alertsLink(settings) : null}
      figure={intl.formatMessage({ id: 'platform.alerts.count' }, { count: totalCount })}
      table={table}
      about={<FormattedMessage id="platform.alerts.unseenCount" values={{ count: unseenCount }} />}
    >
      {alerts.length > 0 ? (
        <ul className={classes.list}>
          {alerts.map((alert) => (
            <AlertLine key={alert.id} alert={alert} onOpen={() => see(alert.isSeen ? [] : [alert.id])} />
          ))}
        </ul>
      ) : (
        <Notice
          variant="block"
          icon={<IconBellOff size={20} aria-hidden />}
          title={<FormattedMessage id="platform.alerts.none" />}
        >
          <FormattedMessage
            id="dashboard.alerts.text"
            values={{
              link: (words) => (
                <Link to={pagePath('budgets')} className={card.link}>
                  {words}
                </Link>
              ),
            }}
          />
        </Notice>
      )}
    </WidgetFrame>
  );
}

export { AlertsWidget as Widget };
