// No data were collected for what was asked: no fault of the user, but there is something to do.
import { Button } from '@mantine/core';
import { IconDatabaseOff } from '@tabler/icons-react';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import { ShellViewerContext } from '../../viewer/shell-viewer.ts';
import { Notice, type NoticeVariant } from './Notice.tsx';

export function NoDataNotice({ variant }: { variant: NoticeVariant }) {
  const canLoad = use(ShellViewerContext)?.canSee('DATA') ?? false;
  return (
    <Notice
      variant={variant}
      icon={<IconDatabaseOff size={20} aria-hidden />}
      title={<FormattedMessage id="platform.noData.title" />}
      action={
        canLoad ? (
          <Button component={Link} to={pagePath('data')} variant="default">
            <FormattedMessage id="platform.noData.seeLoads" />
          </Button>
        ) : null
      }
    >
      {canLoad ? (
        <FormattedMessage id="platform.noData.text" />
      ) : (
        <FormattedMessage id="platform.noData.askText" />
      )}
    </Notice>
  );
}
