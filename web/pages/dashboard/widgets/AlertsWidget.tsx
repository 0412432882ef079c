// Alerts: nothing watches cost yet, and the widget says so and where unusual cost can be seen meanwhile (D-13).
import { IconBellOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/Notice.tsx';
import { BUDGETS_URL } from '../../../shell/pages.ts';
import classes from './Card.module.css';
import { WidgetFrame } from './WidgetFrame.tsx';
import type { WidgetHead } from './widget-props.ts';

export function AlertsWidget({ head }: { head: WidgetHead }) {
  return (
    <WidgetFrame head={head}>
      <Notice
        dress="block"
        icon={<IconBellOff size={20} aria-hidden />}
        title={<FormattedMessage id="dashboard.alerts.none" />}
      >
        <FormattedMessage
          id="dashboard.alerts.text"
          values={{
            link: (words) => (
              <Link to={BUDGETS_URL} className={classes.link}>
                {words}
              </Link>
            ),
          }}
        />
      </Notice>
    </WidgetFrame>
  );
}
