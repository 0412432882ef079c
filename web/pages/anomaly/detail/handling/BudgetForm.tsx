// A budget of the account of an anomaly, or of its vendor (N-09).
import { Button, Group, NumberInput, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { daysIn, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import type { BudgetFormQuery } from '../../../../__generated__/BudgetFormQuery.graphql.ts';
import type { useSetBudgetMutation } from '../../../../__generated__/useSetBudgetMutation.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useSetBudget } from './useSetBudget.ts';

interface BudgetFormProps {
  vendor: Vendor;
  /** Null: the whole vendor. */
  account: string | null;
  name: string | null;
  /** To begin with; null where the anomaly is of a part of what the budget is of. */
  expectedPerDay: number | null;
  onClose: () => void;
}

export function BudgetForm(props: BudgetFormProps) {
  return (
    <Boundary variant="block" skeleton={<Skeleton height={140} />}>
      <Fields {...props} />
    </Boundary>
  );
}

type Scope = NonNullable<useSetBudgetMutation['variables']['input']['set']>[number]['scope'];

function Fields({ vendor, account, name, expectedPerDay, onClose }: BudgetFormProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const vendorName = useVendorName();
  const { viewer } = useLazyLoadQuery<BudgetFormQuery>(
    graphql`
      query BudgetFormQuery {
        viewer {
          budgets {
            currency
            thisMonth
            version
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const { budgets } = viewer;
  const month = budgets?.thisMonth ?? '';
  const days = month === '' ? 0 : daysIn({ start: month, end: lastOfMonth(month) });
  const [amount, setAmount] = useState<number | string>(
    expectedPerDay === null ? '' : Math.max(Math.round(expectedPerDay * days), 1),
  );
  const { save, isSaving, fault } = useSetBudget(onClose);
  if (!budgets) return null;
  const scope: Scope = account === null ? { kind: 'VENDOR', vendor } : { kind: 'ACCOUNT', vendor, account };
  const { version, currency } = budgets;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(version, { scope, month, amount: String(amount), currency });
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          <FormattedMessage
            id="anomaly.oneClick.budgetText"
            values={{
              isWhole: expectedPerDay !== null,
              name: name || account || vendorName(vendor),
              month: formatMonth(month, language),
            }}
          />
        </Text>
        <NumberInput
          required
          label={intl.formatMessage({ id: 'anomaly.oneClick.budgetAmount' }, { currency })}
          value={amount}
          error={fault}
          thousandSeparator
          allowNegative={false}
          onChange={setAmount}
          data-autofocus
        />
        <Group gap="sm">
          <Button type="submit" loading={isSaving} disabled={!(Number(amount) > 0)}>
            <FormattedMessage id="anomaly.handling.save" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="anomaly.handling.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
