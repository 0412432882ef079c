// An address that names a dashboard which the viewer does not have: it was deleted, or it belongs to another user.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import { Notice } from '../../../components/notices/Notice.tsx';

export function UnknownDashboard() {
  return (
    <Notice
      variant="page"
      title={<FormattedMessage id="dashboard.list.unknownTitle" />}
      action={
        <Button component={Link} to={pagePath('dashboard')} variant="default">
          <FormattedMessage id="dashboard.list.openFirst" />
        </Button>
      }
    >
      <FormattedMessage id="dashboard.list.unknownText" />
    </Notice>
  );
}
