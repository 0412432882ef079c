// What the provider has to tell: the number of unread notices, and each of them on demand.
import { ActionIcon, Button, Group, Popover, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NoticeBell_viewer$key } from '../../__generated__/NoticeBell_viewer.graphql.ts';
import type { NoticeBellMutation } from '../../__generated__/NoticeBellMutation.graphql.ts';
import { useMutation } from '../../mutations/useMutation.ts';
import classes from './NoticeBell.module.css';
import { NoticeEntry } from './NoticeEntry.tsx';

/** So many may be named at once. */
const MOST_IDS = 100;

export function NoticeBell({ viewer }: { viewer: NoticeBell_viewer$key }) {
  const intl = useIntl();
  const { notices } = useFragment(
    graphql`
      fragment NoticeBell_viewer on Viewer {
        notices {
          id
          isRead
          ...NoticeEntry_notice
        }
      }
    `,
    viewer,
  );
  const { markRead, isMarking } = useMarkRead();
  if (!notices) return null;
  const unread = notices.filter(({ isRead }) => !isRead).map(({ id }) => id);
  return (
    <Popover position="bottom-end" width={400}>
      <Popover.Target>
        <ActionIcon
          className={classes.bell ?? ''}
          aria-label={intl.formatMessage({ id: 'platform.notices.open' }, { count: unread.length })}
        >
          <IconBell size={18} stroke={1.75} aria-hidden />
          {unread.length > 0 ? (
            <span className={`${classes.count} sky-figures`} aria-hidden="true">
              {intl.formatNumber(unread.length)}
            </span>
          ) : null}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={intl.formatMessage({ id: 'platform.notices.title' })}>
        <Group justify="space-between" className={classes.head ?? ''}>
          <Text fw={600} component="h2">
            <FormattedMessage id="platform.notices.title" />
          </Text>
          {unread.length > 0 ? (
            <Button variant="subtle" loading={isMarking} onClick={() => markRead(unread)}>
              <FormattedMessage id="platform.notices.allRead" />
            </Button>
          ) : null}
        </Group>
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
      </Popover.Dropdown>
    </Popover>
  );
}

function useMarkRead() {
  const { run, isPending } = useMutation<NoticeBellMutation>(graphql`
    mutation NoticeBellMutation($input: MarkNoticesReadInput!) {
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
