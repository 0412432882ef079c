// A shared dashboard as its reader sees it: whose it is, its widgets, and the way to a copy of one's own (D-07).
import { Button } from '@mantine/core';
import { IconCopyPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SharedDashboardView_shared$key } from '../../../../__generated__/SharedDashboardView_shared.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { PageLayout } from '../../../../components/layout/PageLayout.tsx';
import { useTitle } from '../../../../components/layout/useTitle.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import { DashboardSkeleton } from '../../board/DashboardSkeleton.tsx';
import { CopyDenied } from './CopyDenied.tsx';
import { MaximumReached } from './MaximumReached.tsx';
import classes from './Share.module.css';
import { SharedWidgets } from './SharedWidgets.tsx';
import { type ShareLink, useCopyShared } from './useCopyShared.ts';

interface SharedDashboardViewProps {
  shared: SharedDashboardView_shared$key;
  link: ShareLink;
  /** Asks for everything again. */
  onRetry: () => void;
}

export function SharedDashboardView({ shared, link, onRetry }: SharedDashboardViewProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const instantText = useInstant();
  const data = useFragment(
    graphql`
      fragment SharedDashboardView_shared on SharedDashboard {
        expiresOn
        isOwn
        name
        ownerName
        updatedAt
        ...SharedWidgets_shared
      }
    `,
    shared,
  );
  const { expiresOn, isOwn, name, ownerName, updatedAt } = data;
  useTitle(intl.formatMessage({ id: 'dashboard.share.pageTitle' }, { name }));
  const { canEdit } = useShellViewer();
  const { copy, isCopying, hindrance, stay } = useCopyShared(link);
  if (hindrance === 'denied') return <CopyDenied onStay={stay} />;
  if (hindrance === 'full')
    return (
      <Boundary variant="page" skeleton={<DashboardSkeleton />}>
        <MaximumReached name={name} onRoom={copy} onStay={stay} />
      </Boundary>
    );
  return (
    <PageLayout
      isOfCost
      title={name}
      actions={
        canEdit('DASHBOARD') ? (
          <Button leftSection={<IconCopyPlus size={16} aria-hidden />} loading={isCopying} onClick={copy}>
            <FormattedMessage id="dashboard.share.copy" />
          </Button>
        ) : null
      }
    >
      <div className={`${classes.about} sky-figures`}>
        <span>
          {isOwn ? (
            <FormattedMessage id="dashboard.share.byYou" />
          ) : (
            <FormattedMessage id="dashboard.share.by" values={{ owner: ownerName }} />
          )}
        </span>
        <span>
          <FormattedMessage id="dashboard.share.live" values={{ time: instantText(updatedAt) }} />
        </span>
        {expiresOn ? (
          <span>
            <FormattedMessage id="dashboard.share.until" values={{ date: formatDay(expiresOn, language) }} />
          </span>
        ) : null}
        <span>
          <FormattedMessage id="dashboard.share.ownFigures" />
        </span>
        {isOwn ? null : (
          <span>
            <FormattedMessage id="dashboard.share.seen" />
          </span>
        )}
      </div>
      <SharedWidgets shared={data} onRetry={onRetry} />
    </PageLayout>
  );
}
