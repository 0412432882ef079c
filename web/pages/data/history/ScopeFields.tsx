// What the history is of, and what a removal would take out: a vendor, a billing account, a month, or all of each; or a
// file that brought an inventory or another list beside the charges.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { VENDOR_CODES, VENDOR_WORDS } from '../../../../lib/catalogue/vendors.ts';
import type { ScopeFields_stored$key } from '../../../__generated__/ScopeFields_stored.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { dataPage } from '../page.tsx';

/** Of the select: an account may be the empty text, so each is set off. */
const ACCOUNT = 'account:';

export function ScopeFields({ stored }: { stored: ScopeFields_stored$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { address, change } = usePageAddress(dataPage);
  const nameOf = useVendorName();
  const { vendors, billingAccountIds, months, files } = useFragment(
    graphql`
      fragment ScopeFields_stored on StoredData {
        billingAccountIds
        files {
          file
        }
        months
        vendors
      }
    `,
    stored,
  );
  const codes = VENDOR_CODES.filter(
    (code) => code === address.vendor || vendors.includes(VENDOR_WORDS[code]),
  );
  const accounts = [
    ...new Set([...billingAccountIds, ...(address.account === null ? [] : [address.account])]),
  ];
  const days = [...new Set([...months, ...(address.month === null ? [] : [`${address.month}-01`])])];
  const names = [
    ...new Set([...files.map(({ file }) => file), ...(address.file === null ? [] : [address.file])]),
  ];
  const all = (
    id:
      | 'data.history.allVendors'
      | 'data.history.allAccounts'
      | 'data.history.allMonths'
      | 'data.history.allFiles',
  ) => ({
    value: '',
    label: intl.formatMessage({ id }),
  });
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={intl.formatMessage({ id: 'data.page.vendor' })}
        value={address.vendor ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ vendor: VENDOR_CODES.find((code) => code === value) ?? null, file: null, changes: 1 })
        }
        data={[
          all('data.history.allVendors'),
          ...codes.map((code) => ({ value: code, label: nameOf(VENDOR_WORDS[code]) })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={intl.formatMessage({ id: 'data.page.billingAccount' })}
        value={address.account === null ? '' : `${ACCOUNT}${address.account}`}
        onChange={({ currentTarget: { value } }) =>
          change({ account: value === '' ? null : value.slice(ACCOUNT.length), file: null, changes: 1 })
        }
        data={[
          all('data.history.allAccounts'),
          ...accounts.map((account) => ({ value: `${ACCOUNT}${account}`, label: account || '–' })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={intl.formatMessage({ id: 'data.page.month' })}
        value={address.month === null ? '' : `${address.month}-01`}
        onChange={({ currentTarget: { value } }) =>
          change({ month: value === '' ? null : value.slice(0, 7), file: null, changes: 1 })
        }
        data={[
          all('data.history.allMonths'),
          ...days
            .toSorted()
            .reverse()
            .map((day) => ({ value: day, label: formatMonth(day, language) })),
        ]}
      />
      {names.length > 0 ? (
        <NativeSelect
          size="xs"
          aria-label={intl.formatMessage({ id: 'data.history.file' })}
          value={address.file ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ vendor: null, account: null, month: null, file: value || null, changes: 1 })
          }
          data={[all('data.history.allFiles'), ...names.map((name) => ({ value: name, label: name }))]}
        />
      ) : null}
    </>
  );
}
