// One notice: its line, and its text once it is opened, by which it is read.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NoticeEntry_notice$key } from '../../__generated__/NoticeEntry_notice.graphql.ts';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import classes from './NoticeBell.module.css';

interface NoticeEntryProps {
  notice: NoticeEntry_notice$key;
  onRead: () => void;
}

export function NoticeEntry({ notice, onRead }: NoticeEntryProps) {
  const { language } = useLanguage();
  const { title, body, publishedAt, isRead } = useFragment(
    graphql`
      fragment NoticeEntry_notice on Notice {
        title
        body
        publishedAt
        isRead
      }
    `,
    notice,
  );
  return (
    <li className={classes.entry}>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isRead) onRead();
        }}
      >
        <summary className={classes.title} data-unread={isRead ? undefined : true}>
          <span>{title}</span>
          <span className={`${classes.date} sky-figures`}>
            {isRead ? null : (
              <>
                <FormattedMessage id="platform.notices.unread" />
                {' · '}
              </>
            )}
            {formatDay(publishedAt.slice(0, 10), language)} UTC
          </span>
        </summary>
        <p className={classes.body}>{body}</p>
      </details>
    </li>
  );
}
