// Who changed what in the company, the newest first; never changed, never removed.

import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AuditLog_administration$key } from '../../../__generated__/AuditLog_administration.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { Pages } from '../../../components/tables/Pages.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Administration.module.css';
import { administrationPage, ENTRIES_A_PAGE } from '../page.tsx';
import { AuditRow } from './AuditRow.tsx';
import { AUDIT_ACTIONS } from './audit-actions.ts';

export function AuditLog({ administration }: { administration: AuditLog_administration$key }) {
  const intl = useIntl();
  const { auditLog } = useFragment(
    graphql`
      fragment AuditLog_administration on Administration
      @argumentDefinitions(
        page: { type: "Int!" }
        search: { type: "String" }
        actions: { type: "[AuditAction!]" }
      ) {
        auditLog(page: $page, itemsPerPage: 30, search: $search, actions: $actions) {
          totalCount
          edges {
            node {
              id
              ...AuditRow_entry
            }
          }
        }
      }
    `,
    administration,
  );
  const { address, change } = usePageAddress(administrationPage);
  const edges = auditLog?.edges ?? [];
  const totalCount = auditLog?.totalCount ?? 0;
  const title = intl.formatMessage({ id: 'administration.page.log' });
  return (
    <section className={shared.panel}>
      <header className={classes.panelHead}>
        <SearchBox
          label={intl.formatMessage({ id: 'administration.page.logSearch' })}
          value={address.search}
          onSearch={(search) => change({ search, action: address.action }, { history: 'replace' })}
        />
        <NativeSelect
          size="xs"
          aria-label={intl.formatMessage({ id: 'administration.page.logFilter' })}
          value={address.action ?? ''}
          onChange={({ currentTarget }) =>
            change({ action: AUDIT_ACTIONS.find((known) => known === currentTarget.value) ?? null })
          }
          data={[
            { value: '', label: intl.formatMessage({ id: 'administration.page.logAll' }) },
            ...AUDIT_ACTIONS.map((value) => ({
              value,
              label: intl.formatMessage({ id: 'administration.page.action' }, { action: value }),
            })),
          ]}
        />
      </header>
      {edges.length === 0 ? (
        <EmptyLog isFiltered={address.search !== '' || address.action !== null} />
      ) : (
        <TableRegion className={shared.scroll} label={title} totalCount={totalCount}>
          <table className={`${`${shared.table} ${classes.table}`} sky-figures`}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="administration.page.when" />
                </th>
                <th scope="col">
                  <FormattedMessage id="administration.page.who" />
                </th>
                <th scope="col">
                  <FormattedMessage id="administration.page.what" />
                </th>
                <th scope="col">
                  <FormattedMessage id="administration.page.whom" />
                </th>
                <th scope="col">
                  <FormattedMessage id="administration.page.changes" />
                </th>
              </tr>
            </thead>
            <tbody>
              {edges.map(({ node }) => (
                <AuditRow key={node.id} entry={node} />
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <LogFoot totalCount={totalCount} page={address.page} onPage={(page) => change({ page })} />
    </section>
  );
}

function EmptyLog({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return <Notice variant="block" title={<FormattedMessage id="administration.page.logNothing" />} />;
  return (
    <Notice variant="block" title={<FormattedMessage id="administration.page.logEmpty" />}>
      <FormattedMessage id="administration.page.logEmptyHint" />
    </Notice>
  );
}

interface LogFootProps {
  totalCount: number;
  page: number;
  onPage: (page: number) => void;
}

function LogFoot({ totalCount, page, onPage }: LogFootProps) {
  const pages = Math.ceil(totalCount / ENTRIES_A_PAGE);
  return (
    <footer className={classes.foot}>
      <FormattedMessage id="administration.page.entryCount" values={{ count: totalCount }} />
      <Pages total={pages} page={page} onPage={onPage} />
    </footer>
  );
}
