// One widget alone, on the whole screen (D-04).
import { Modal } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { WidgetChromeContext } from '../widgets/frame/widget-chrome.ts';
import { LeaveFullScreen } from './LeaveFullScreen.tsx';
import classes from './Menu.module.css';

interface FullScreenProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the widget is called. */
  title: string;
  children: ReactNode;
}

export function FullScreen({ isOpen, onClose, title, children }: FullScreenProps) {
  const intl = useIntl();
  const chrome = useMemo(() => ({ tools: <LeaveFullScreen onLeave={onClose} /> }), [onClose]);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} fullScreen padding={0}>
      <Modal.Content aria-label={intl.formatMessage({ id: 'dashboard.menu.fullScreenOf' }, { title })}>
        <Modal.Body className={classes.fullScreen ?? ''}>
          <WidgetChromeContext value={chrome}>{children}</WidgetChromeContext>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
