// The head of the page: its year and basis, and the ways to add and move budgets.
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CURRENCY_CODES } from '../../../lib/catalogue/currencies.ts';
import { MEDIA_TYPES } from '../../../lib/files/table-columns.ts';
import { saveBlob } from '../../browser/save-file.ts';
import { useFileQuestion } from '../../browser/useFileQuestion.ts';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import { AlertSettings } from './alerts/AlertSettings.tsx';
import { budgetText } from './amounts/budget-file.ts';
import { FillFromLastYear } from './amounts/FillFromLastYear.tsx';
import { ImportFile } from './amounts/ImportFile.tsx';
import type { BoardData } from './board-data.ts';
import type { DraftCell, Row } from './budget-rows.ts';
import { BASES, budgetsPage } from './page.tsx';
import { AddScope } from './scopes/AddScope.tsx';

interface BudgetToolsProps {
  data: BoardData;
  rows: readonly Row[];
  isEditor: boolean;
  currency: string;
  onCurrency: (currency: string) => void;
  onChange: (cells: readonly DraftCell[]) => void;
}

export function BudgetTools({ data, rows, isEditor, currency, onCurrency, onChange }: BudgetToolsProps) {
  const intl = useIntl();
  const questionOf = useFileQuestion();
  const year = (data.months[0] ?? data.thisMonth).slice(0, 4);
  const save = () => {
    const question = questionOf(intl.formatMessage({ id: 'budgets.page.title' }), {
      facts: [[intl.formatMessage({ id: 'cost-analytics.exportMail.range' }), year]],
    });
    saveBlob(`budgets-${year}.csv`, new Blob([budgetText(data.rows, question)], { type: MEDIA_TYPES.csv }));
  };
  const currencies = [...new Set([data.currency, ...CURRENCY_CODES])];
  return (
    <>
      <BasisChoice />
      {isEditor ? (
        <>
          <NativeSelect
            size="xs"
            aria-label={intl.formatMessage({ id: 'budgets.page.currency' })}
            value={currency}
            onChange={({ currentTarget }) => onCurrency(currentTarget.value)}
            data={currencies}
          />
          <AddScope data={data} currency={currency} onAdd={onChange} />
          <FillFromLastYear data={data} rows={rows} onFill={onChange} />
          <ImportFile data={data} onRead={onChange} />
          {data.rows.length > 0 ? <AlertSettings rows={data.rows} /> : null}
        </>
      ) : null}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={save}
      >
        <FormattedMessage id="budgets.page.export" />
      </Button>
    </>
  );
}

export function YearChoice({ data }: { data: BoardData }) {
  const intl = useIntl();
  const { change } = usePageAddress(budgetsPage);
  const year = Number((data.months[0] ?? data.thisMonth).slice(0, 4));
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={intl.formatMessage({ id: 'budgets.page.yearBefore' })}
        onClick={() => change({ year: year - 1, month: null })}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <span className="sky-figures">{year}</span>
      <ActionIcon
        variant="default"
        aria-label={intl.formatMessage({ id: 'budgets.page.yearAfter' })}
        onClick={() => change({ year: year + 1, month: null })}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}

function BasisChoice() {
  const intl = useIntl();
  const { address, change } = usePageAddress(budgetsPage);
  return (
    <NativeSelect
      size="xs"
      aria-label={intl.formatMessage({ id: 'budgets.page.basis' })}
      value={address.basis}
      onChange={({ currentTarget }) =>
        change({ basis: BASES.find((known) => known === currentTarget.value) ?? null })
      }
      data={BASES.map((value) => ({
        value,
        label: intl.formatMessage({ id: 'budgets.page.basisName' }, { basis: value }),
      }))}
    />
  );
}
