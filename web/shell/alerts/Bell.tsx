// The bell itself: how much is new, and on demand alerts above notices.
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { BellMutation } from '../../__generated__/BellMutation.graphql.ts';
import type { NoticeEntry_notice$key } from '../../__generated__/NoticeEntry_notice.graphql.ts';
import { AlertLine, type ShownAlert } from '../../components/alerts/AlertLine.tsx';
import { useIsWide } from '../../components/layout/useScreen.ts';
import { Popover } from '../../components/overlays/Popover.tsx';
import { useMutation } from '../../mutations/useMutation.ts';
import { useSeeAlerts } from '../../viewer/alerts/useSeeAlerts.ts';
import classes from './NoticeBell.module.css';
import { NoticeEntry } from './NoticeEntry.tsx';

/** So many may be named at once. */
const MOST_IDS = 100;

export interface BellProps {
  notices: readonly ({ readonly id: string; readonly isRead: boolean } & NoticeEntry_notice$key)[];
  /** Null where they are not known. */
  alerts: {
    readonly alerts: readonly (ShownAlert & { readonly id: string })[];
    readonly unseenCount: number;
  } | null;
  onOpen: () => void;
}

export function Bell({ notices, alerts, onOpen }: BellProps) {
  const intl = useIntl();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const { markRead, isMarking } = useMarkRead();
  const seeing = useSeeAlerts();
  const unread = notices.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const unseen = (alerts?.alerts ?? []).filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  const count = unread.length + (alerts?.unseenCount ?? 0);
  const turn = (isNext: boolean) => {
    if (isNext) onOpen();
    setOpen(isNext);
  };
  const markAll = () => {
    if (unread.length > 0) markRead(unread);
    seeing.see(unseen);
  };
  return (
    <Popover position={isWide ? 'top-start' : 'bottom-end'} width={420} opened={isOpen} onChange={turn}>
      <Popover.Target>
        <ActionIcon
          className={classes.bell ?? ''}
          size={isWide ? 28 : 44}
          aria-label={intl.formatMessage({ id: 'platform.notices.open' }, { count })}
        >
          <IconBell size={18} stroke={1.75} aria-hidden />
          {count > 0 ? (
            <span className={`${classes.count} sky-figures`} aria-hidden="true">
              {intl.formatNumber(count)}
            </span>
          ) : null}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={intl.formatMessage({ id: 'platform.notices.bell' })}>
        <div className={classes.both}>
          <Group justify="space-between" className={classes.head ?? ''}>
            <Text fw={600} component="h2">
              <FormattedMessage id="platform.alerts.title" />
            </Text>
            {count > 0 ? (
              <Button variant="subtle" loading={isMarking || seeing.isMarking} onClick={markAll}>
                <FormattedMessage id="platform.notices.allRead" />
              </Button>
            ) : null}
          </Group>
          {alerts && alerts.alerts.length > 0 ? (
            <ul className={classes.list}>
              {alerts.alerts.map((alert) => (
                <AlertLine
                  key={alert.id}
                  alert={alert}
                  onOpen={() => {
                    seeing.see(alert.isSeen ? [] : [alert.id]);
                    setOpen(false);
                  }}
                />
              ))}
            </ul>
          ) : (
            <p className={classes.empty}>
              <FormattedMessage id={alerts ? 'platform.alerts.none' : 'platform.alerts.unknown'} />
            </p>
          )}
          <Text fw={600} component="h2" className={classes.head ?? ''}>
            <FormattedMessage id="platform.notices.title" />
          </Text>
          {notices.length === 0 ? (
            <p className={classes.empty}>
              <FormattedMessage id="platform.notices.none" />
            </p>
          ) : (
            <ul className={classes.list}>
              {notices.map((notice) => (
                <NoticeEntry key={notice.id} notice={notice} onRead={() => markRead([notice.id])} />
              ))}
            </ul>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function useMarkRead() {
  const { run, isPending } = useMutation<BellMutation>(graphql`
    mutation BellMutation($input: MarkNoticesReadInput!) {
      markNoticesRead(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...NoticeBell_viewer
        }
      }
    }
  `);
  const markRead = (noticeIds: readonly string[]) =>
    run({ noticeIds: noticeIds.slice(0, MOST_IDS) }, { done: null });
  return { markRead, isMarking: isPending };
}
