// A new line of the table: for what, and how much a month.
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAction } from '../../../routing/actions/usePageAction.ts';
import classes from '../Budgets.module.css';
import type { BoardData } from '../board-data.ts';
import { cleanAmount, type DraftCell, isAmount } from '../budget-rows.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { cellsOfForm, EMPTY_FORM, type ScopeForm } from './scope-form.ts';

interface AddScopeProps {
  data: BoardData;
  currency: string;
  onAdd: (cells: readonly DraftCell[]) => void;
}

export function AddScope({ data, currency, onAdd }: AddScopeProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<ScopeForm>(EMPTY_FORM);
  usePageAction('addBudget', () => setOpen(true));
  const cells = cellsOfForm(form, data, currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!cells) return;
    onAdd(cells);
    setForm(EMPTY_FORM);
    setOpen(false);
  };
  return (
    <>
      <Button
        size="compact-sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="budgets.page.add" />
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="budgets.page.add" />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'budgets.page.cancel' }) }}
      >
        <form onSubmit={submit} noValidate className={classes.form}>
          <ScopeFields form={form} data={data} onChange={setForm} />
          <NativeSelect
            label={<FormattedMessage id="budgets.page.from" />}
            value={form.month}
            onChange={({ currentTarget }) => setForm({ ...form, month: currentTarget.value })}
            data={[
              { value: '', label: intl.formatMessage({ id: 'budgets.page.allMonths' }) },
              ...data.months.map((month) => ({ value: month, label: formatMonth(month, language) })),
            ]}
          />
          <TextInput
            label={<FormattedMessage id="budgets.page.amount" values={{ currency }} />}
            inputMode="decimal"
            required
            value={form.amount}
            error={
              isAmount(cleanAmount(form.amount)) ? null : <FormattedMessage id="budgets.page.notAmount" />
            }
            onChange={({ currentTarget }) => setForm({ ...form, amount: currentTarget.value })}
          />
          <Button type="submit" disabled={!cells}>
            <FormattedMessage id="budgets.page.addToTable" />
          </Button>
        </form>
      </Modal>
    </>
  );
}
