// The company has no cloud account yet: users who may load data add one, others read whom to ask (A-14, D-15).
import { Button } from '@mantine/core';
import { IconCloudPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { Notice } from './Notice.tsx';

export function NoAccountNotice() {
  const canAdd = useShellViewer().canSee('DATA');
  return (
    <Notice
      variant="page"
      icon={<IconCloudPlus size={20} aria-hidden />}
      title={<FormattedMessage id="platform.noAccount.title" />}
      action={
        canAdd ? (
          <Button component={Link} to={pagePath('data')}>
            <FormattedMessage id="platform.noAccount.add" />
          </Button>
        ) : null
      }
    >
      {canAdd ? (
        <FormattedMessage id="platform.noAccount.text" />
      ) : (
        <FormattedMessage id="platform.noAccount.askText" />
      )}
    </Notice>
  );
}
