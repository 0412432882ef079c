// The frame of the pages of operation status: title, tabs, and what can be done.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PageName, pagePath } from '../../../../lib/catalogue/pages.ts';
import { PageLayout } from '../../../components/layout/PageLayout.tsx';
import { PageTabs } from '../../../components/layout/PageTabs.tsx';
import { useTitle } from '../../../components/layout/useTitle.ts';
import type { MessageId } from '../../../intl/catalogues.ts';

const TABS: readonly { page: PageName; label: MessageId }[] = [
  { page: 'operations', label: 'operations.page.overview' },
  { page: 'operationStatuses', label: 'operations.page.csp' },
  { page: 'migrationRoi', label: 'operations.page.roi' },
];

interface OperationsFrameProps {
  isStale: boolean;
  tools?: ReactNode;
  /** A `StateBar`. */
  bar?: ReactNode;
  children: ReactNode;
}

export function OperationsFrame({ isStale, tools, bar, children }: OperationsFrameProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'operations.page.title' });
  useTitle(title);
  return (
    <PageLayout
      title={title}
      actions={tools}
      bar={bar}
      isStale={isStale}
      tabs={
        <PageTabs
          label={title}
          part="operations.tabs"
          tabs={TABS.map(({ page, label }) => ({
            to: pagePath(page),
            label: <FormattedMessage id={label} />,
          }))}
        />
      }
    >
      {children}
    </PageLayout>
  );
}
