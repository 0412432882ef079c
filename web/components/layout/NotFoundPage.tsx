// Any path that is no page; the shell stays.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import { Notice } from '../notices/Notice.tsx';
import { useTitle } from './useTitle.ts';

export function NotFoundPage() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'platform.notFound.title' }));
  return (
    <Notice
      variant="page"
      title={<FormattedMessage id="platform.notFound.title" />}
      action={
        <Button component={Link} to={pagePath('dashboard')} variant="default">
          <FormattedMessage id="platform.notFound.back" />
        </Button>
      }
    >
      <FormattedMessage id="platform.notFound.text" />
    </Notice>
  );
}
