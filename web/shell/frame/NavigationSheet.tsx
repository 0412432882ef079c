// All pages over a narrow screen: from the foot of a phone, from the left elsewhere.
import { Drawer } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsPhone } from '../../components/layout/useScreen.ts';
import { Navigation } from './Navigation.tsx';
import classes from './NavigationSheet.module.css';

interface NavigationSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

export function NavigationSheet({ isOpen, onClose }: NavigationSheetProps) {
  const intl = useIntl();
  const isPhone = useIsPhone();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'left'}
      size={isPhone ? 'auto' : 280}
      padding="sm"
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
      title={<FormattedMessage id="platform.shell.pages" />}
      closeButtonProps={{ size: 44, 'aria-label': intl.formatMessage({ id: 'platform.shell.closePages' }) }}
    >
      <Navigation />
    </Drawer>
  );
}
