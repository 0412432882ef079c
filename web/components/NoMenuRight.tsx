// The viewer may not open this page.
import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Notice } from './Notice.tsx';

export function NoMenuRight() {
  return (
    <Notice
      dress="page"
      icon={<IconLock size={20} aria-hidden />}
      title={<FormattedMessage id="platform.noRight.title" />}
    >
      <FormattedMessage id="platform.noRight.text" />
    </Notice>
  );
}
