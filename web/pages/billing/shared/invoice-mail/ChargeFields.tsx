// Which charges of the bill are sent, and in which further currency its total is told.
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { CURRENCY_CODES } from '../../../../../lib/catalogue/currencies.ts';
import type { ChargeFieldsQuery } from '../../../../__generated__/ChargeFieldsQuery.graphql.ts';
import { accountNoun } from '../../../../components/vendors/vendors.ts';
import type { Draft } from './draft.ts';
import classes from './Send.module.css';

interface ChargeFieldsProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** Of the account. */
  error: ReactNode;
}

export function ChargeFields({ draft, onChange, error }: ChargeFieldsProps) {
  const intl = useIntl();
  const { vendor, month, account, currency } = draft;
  const accounts = useAccounts(vendor, month);
  const isKnown = account === null || accounts.some(({ key }) => key === account);
  const offered = isKnown ? accounts : [{ key: account, label: account }, ...accounts];
  const noun = intl.formatMessage({ id: accountNoun([vendor]) });
  return (
    <div className={classes.grid}>
      <NativeSelect
        label={noun}
        value={account ?? ''}
        error={error}
        data={[
          { value: '', label: intl.formatMessage({ id: 'billing.send.allAccounts' }) },
          ...offered.map(({ key, label }) => ({
            value: key,
            label: label === key || label === '' ? key : `${label} [${key}]`,
          })),
        ]}
        onChange={({ currentTarget }) => onChange({ account: currentTarget.value || null })}
      />
      <NativeSelect
        label={<FormattedMessage id="billing.send.currency" />}
        value={currency ?? ''}
        data={[
          { value: '', label: intl.formatMessage({ id: 'billing.send.billCurrency' }) },
          ...CURRENCY_CODES.map((code) => ({ value: code, label: code })),
        ]}
        onChange={({ currentTarget }) => onChange({ currency: currentTarget.value || null })}
      />
    </div>
  );
}

interface Account {
  key: string;
  label: string;
}

/** Those of the bill; none as long as they are on their way, and none of a month that was not billed. */
function useAccounts(vendor: Draft['vendor'], month: string): readonly Account[] {
  const environment = useRelayEnvironment();
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  useEffect(() => {
    setAccounts([]);
    const asked = fetchQuery<ChargeFieldsQuery>(
      environment,
      graphql`
        query ChargeFieldsQuery($vendor: Vendor!, $month: Date!) {
          viewer {
            bill(vendor: $vendor, month: $month) {
              charges {
                bills {
                  accounts {
                    key
                    label
                  }
                }
              }
            }
          }
        }
      `,
      { vendor, month },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ viewer }) => {
        const all = (viewer.bill?.charges?.bills ?? []).flatMap((bill) => bill.accounts);
        setAccounts([...new Map(all.map((each) => [each.key, each])).values()]);
      },
      // The whole bill can be sent all the same.
      error: () => setAccounts([]),
    });
    return () => asked.unsubscribe();
  }, [environment, vendor, month]);
  return accounts;
}
