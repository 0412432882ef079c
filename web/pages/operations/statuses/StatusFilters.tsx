// Which statuses are listed: company, code, what is watched, and those that were deleted.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { STATUS_CHECKS } from '../../../../lib/catalogue/operations/status-checks.ts';
import { STATUS_CODE_NAMES } from '../../../../lib/catalogue/operations/status-codes.ts';
import type { StatusFilters_statuses$key } from '../../../__generated__/StatusFilters_statuses.graphql.ts';
import { ChoiceChip } from '../../../components/state-bar/ChoiceChip.tsx';
import { StateBar } from '../../../components/state-bar/StateBar.tsx';
import { ToggleChip } from '../../../components/state-bar/ToggleChip.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { CompanyChip } from '../shared/CompanyChip.tsx';
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
  return (
    <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })}>
      <CompanyChip
        companies={companies.map(({ company }) => company)}
        value={address.of}
        onChange={(of) => change({ of })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'operations.csp.filterCodes' })}
        value={address.code ?? ''}
        shown={address.code ?? undefined}
        choices={[
          { value: '', label: intl.formatMessage({ id: 'operations.csp.allCodes' }) },
          ...codes.map((code) => ({
            value: code,
            label: `${code} ${intl.formatMessage({ id: 'operations.status.codeName' }, { code })}`,
          })),
        ]}
        onChange={(code) => change({ code: code || null })}
        onClear={address.code === null ? undefined : () => change({ code: null })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'operations.csp.filterChecks' })}
        value={address.check ?? ''}
        choices={[
          { value: '', label: intl.formatMessage({ id: 'operations.csp.allChecks' }) },
          ...STATUS_CHECKS.map((check) => ({
            value: check,
            label: intl.formatMessage({ id: 'operations.status.check' }, { check }),
          })),
        ]}
        onChange={(chosen) => change({ check: STATUS_CHECKS.find((check) => check === chosen) ?? null })}
        onClear={address.check === null ? undefined : () => change({ check: null })}
      />
      <ToggleChip isOn={address.deleted} onChange={(deleted) => change({ deleted })}>
        <FormattedMessage id="operations.csp.showDeleted" />
      </ToggleChip>
    </StateBar>
  );
}
