// One amount of a scope and month, with what was spent of it.
import { TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Budgets.module.css';
import { cleanAmount, type DraftCell, type Figures, isAmount, type Row } from '../budget-rows.ts';
import { RateText } from '../RateMeter.tsx';
import { useScopeName } from '../shared/useScopeName.ts';

interface AmountCellProps {
  row: Row;
  month: string;
  figures: Figures | undefined;
  draft: DraftCell | undefined;
  /** Nothing is spent in later ones. */
  thisMonth: string;
  shownCurrency: string;
  currency: string;
  isEditor: boolean;
  onChange: (cells: readonly DraftCell[]) => void;
}

export function AmountCell({ figures, thisMonth, shownCurrency, isEditor, ...cell }: AmountCellProps) {
  const hasBudget = figures && cell.month <= thisMonth && (figures.budget !== null || figures.set);
  return (
    <td>
      {isEditor ? (
        <AmountInput figures={figures} {...cell} />
      ) : (
        <AmountText figures={figures} currency={shownCurrency} />
      )}
      {figures && hasBudget ? (
        <span className={classes.small}>
          <MoneyText amount={figures.spent} currency={shownCurrency} />
          {typeof figures.rate === 'number' ? (
            <>
              {' · '}
              <RateText rate={figures.rate} />
            </>
          ) : null}
        </span>
      ) : null}
    </td>
  );
}

function AmountText({ figures, currency }: { figures: Figures | undefined; currency: string }) {
  const { formatOriginal } = useMoney();
  if (figures?.set) return formatOriginal(Number(figures.set.amount), figures.set.currency);
  if (typeof figures?.budget !== 'number') return '–';
  return (
    <>
      <MoneyText amount={figures.budget} currency={currency} />
      <span className={classes.small}>
        <FormattedMessage id="budgets.page.rolledUp" />
      </span>
    </>
  );
}

type AmountInputProps = Omit<AmountCellProps, 'thisMonth' | 'shownCurrency' | 'isEditor'>;

function AmountInput({ row, month, figures, draft, currency, onChange }: AmountInputProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const scopeName = useScopeName();
  const set = figures?.set ?? null;
  const value = draft?.amount ?? set?.amount ?? '';
  const ofCell = draft?.currency ?? set?.currency ?? currency;
  const sum = !set && figures?.isRolledUp && typeof figures.budget === 'number' ? figures.budget : null;
  return (
    <TextInput
      size="xs"
      className={classes.amount ?? ''}
      inputMode="decimal"
      aria-label={intl.formatMessage(
        { id: 'budgets.page.amountOf' },
        { scope: scopeName(row), month: formatMonth(month, language), currency: ofCell },
      )}
      value={value}
      {...(sum !== null && { placeholder: String(Math.round(sum)) })}
      error={!isAmount(value)}
      data-draft={draft !== undefined || undefined}
      {...(ofCell !== currency && { rightSection: <small>{ofCell}</small>, rightSectionWidth: 36 })}
      onChange={({ currentTarget }) =>
        onChange([
          {
            row,
            month,
            amount: cleanAmount(currentTarget.value),
            currency: set && !draft ? set.currency : ofCell,
          },
        ])
      }
    />
  );
}
