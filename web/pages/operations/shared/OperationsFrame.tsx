// The frame of the pages of operation status: title, tabs, and what stands at the right of the title.
import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { type PageName, pagePath } from '../../../../lib/catalogue/pages.ts';
import layout from '../../../components/layout/Page.module.css';
import { useTitle } from '../../../components/layout/useTitle.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import classes from './Operations.module.css';

const TABS: readonly { page: PageName; label: MessageId }[] = [
  { page: 'operations', label: 'operations.page.overview' },
  { page: 'operationStatuses', label: 'operations.page.csp' },
  { page: 'migrationRoi', label: 'operations.page.roi' },
];

interface OperationsFrameProps {
  isStale: boolean;
  tools?: ReactNode;
  children: ReactNode;
}

export function OperationsFrame({ isStale, tools, children }: OperationsFrameProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'operations.page.title' });
  useTitle(title);
  return (
    <div className={layout.page} aria-busy={isStale}>
      <Group justify="space-between">
        <Title order={1} size="lg">
          {title}
        </Title>
        {tools}
      </Group>
      <nav className={classes.tabs} aria-label={title} data-part="operations.tabs">
        {TABS.map(({ page, label }) => (
          <NavLink key={page} end to={pagePath(page)} className={classes.tab ?? ''}>
            <FormattedMessage id={label} />
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
