// The year and the basis that budgets are beside, and the currency of amounts that are typed.
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { CURRENCY_CODES } from '../../../lib/catalogue/currencies.ts';
import { ChoiceChip } from '../../components/state-bar/ChoiceChip.tsx';
import { StateBar } from '../../components/state-bar/StateBar.tsx';
import { StepChip } from '../../components/state-bar/StepChip.tsx';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import type { BoardData } from './board-data.ts';
import { BASES, budgetsPage } from './page.tsx';

interface BudgetBarProps {
  data: BoardData;
  isEditor: boolean;
  currency: string;
  onCurrency: (currency: string) => void;
}

export function BudgetBar({ data, isEditor, currency, onCurrency }: BudgetBarProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(budgetsPage);
  const year = Number((data.months[0] ?? data.thisMonth).slice(0, 4));
  const currencies = [...new Set([data.currency, ...CURRENCY_CODES])];
  return (
    <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })}>
      <StepChip
        before={
          <ActionIcon
            size={24}
            aria-label={intl.formatMessage({ id: 'budgets.page.yearBefore' })}
            onClick={() => change({ year: year - 1, month: null })}
          >
            <IconChevronLeft size={14} aria-hidden />
          </ActionIcon>
        }
        after={
          <ActionIcon
            size={24}
            aria-label={intl.formatMessage({ id: 'budgets.page.yearAfter' })}
            onClick={() => change({ year: year + 1, month: null })}
          >
            <IconChevronRight size={14} aria-hidden />
          </ActionIcon>
        }
      >
        {year}
      </StepChip>
      <ChoiceChip
        name={intl.formatMessage({ id: 'budgets.page.basis' })}
        join="as"
        value={address.basis}
        choices={BASES.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'budgets.page.basisName' }, { basis: value }),
        }))}
        onChange={(basis) => change({ basis })}
        onClear={address.basis === 'billed' ? undefined : () => change({ basis: null })}
      />
      {isEditor ? (
        <ChoiceChip
          name={intl.formatMessage({ id: 'budgets.page.currency' })}
          value={currency}
          choices={currencies.map((value) => ({ value, label: value }))}
          onChange={onCurrency}
          onClear={currency === data.currency ? undefined : () => onCurrency(data.currency)}
        />
      ) : null}
    </StateBar>
  );
}
