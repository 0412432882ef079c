// Which statuses are listed: company, code, what is watched, words, and those that were deleted.
import { NativeSelect, Switch } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { STATUS_CHECKS } from '../../../../lib/catalogue/operations/status-checks.ts';
import { STATUS_CODE_NAMES } from '../../../../lib/catalogue/operations/status-codes.ts';
import type { StatusFilters_statuses$key } from '../../../__generated__/StatusFilters_statuses.graphql.ts';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { CompanyChoice } from '../shared/CompanyChoice.tsx';
import classes from '../shared/Operations.module.css';
import { operationStatusesPage } from './page.tsx';

export function StatusFilters({ statuses }: { statuses: StatusFilters_statuses$key }) {
  const intl = useIntl();
  const { companies } = useFragment(
    graphql`
      fragment StatusFilters_statuses on OperationStatuses {
        companies {
          company {
            id
            name
          }
          counts {
            code
          }
        }
      }
    `,
    statuses,
  );
  const { address, change } = usePageAddress(operationStatusesPage);
  const told = companies.flatMap(({ counts }) => counts.map(({ code }) => code));
  const codes = [...new Set([...STATUS_CODE_NAMES, ...told, ...(address.code ? [address.code] : [])])];
  const label = (id: 'operations.csp.filterCodes' | 'operations.csp.filterChecks') =>
    intl.formatMessage({ id });
  return (
    <header className={classes.bar}>
      <CompanyChoice
        companies={companies.map(({ company }) => company)}
        value={address.of}
        onChange={(of) => change({ of })}
      />
      <NativeSelect
        size="xs"
        aria-label={label('operations.csp.filterCodes')}
        value={address.code ?? ''}
        onChange={({ currentTarget }) => change({ code: currentTarget.value || null })}
        data={[
          { value: '', label: intl.formatMessage({ id: 'operations.csp.allCodes' }) },
          ...codes.map((code) => ({
            value: code,
            label: `${code} ${intl.formatMessage({ id: 'operations.status.codeName' }, { code })}`,
          })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={label('operations.csp.filterChecks')}
        value={address.check ?? ''}
        onChange={({ currentTarget }) =>
          change({ check: STATUS_CHECKS.find((check) => check === currentTarget.value) ?? null })
        }
        data={[
          { value: '', label: intl.formatMessage({ id: 'operations.csp.allChecks' }) },
          ...STATUS_CHECKS.map((check) => ({
            value: check,
            label: intl.formatMessage({ id: 'operations.status.check' }, { check }),
          })),
        ]}
      />
      <SearchBox
        label={intl.formatMessage({ id: 'operations.csp.search' })}
        value={address.search}
        onSearch={(search) => change({ search }, { history: 'replace' })}
      />
      <Switch
        size="sm"
        label={<FormattedMessage id="operations.csp.showDeleted" />}
        checked={address.deleted}
        onChange={({ currentTarget }) => change({ deleted: currentTarget.checked })}
      />
    </header>
  );
}
