// One amount of a scope and month, with what was spent of it.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Budgets.module.css';
import { cleanAmount, type DraftCell, type Figures, isAmount, type Row } from '../budget-rows.ts';
import { RateText } from '../RateMeter.tsx';
import { useScopeName } from '../shared/useScopeName.ts';
import type { ShownFigures } from '../shown-figures.ts';
import { groupedAmount, typedFigures } from '../year-figures.ts';

interface AmountCellProps {
  row: Row;
  month: string;
  figures: Figures | undefined;
  shown: ShownFigures;
  draft: DraftCell | undefined;
  /** Nothing is spent in later ones. */
  thisMonth: string;
  shownCurrency: string;
  currency: string;
  isEditor: boolean;
  onChange: (cells: readonly DraftCell[]) => void;
}

export function AmountCell({ figures, shown, thisMonth, shownCurrency, isEditor, ...cell }: AmountCellProps) {
  const { rate } = typedFigures(figures, cell.draft, shownCurrency);
  const isSet = cell.draft ? cell.draft.amount !== '' : figures && (figures.budget !== null || figures.set);
  const hasBudget = cell.month <= thisMonth && isSet;
  return (
    <td>
      {isEditor ? (
        <AmountInput figures={figures} shown={shown} {...cell} />
      ) : (
        <AmountText figures={figures} shown={shown} currency={shownCurrency} />
      )}
      {figures && hasBudget ? (
        <span className={classes.small}>
          <MoneyText
            amount={figures.spent}
            currency={shownCurrency}
            shown={shown(figures, 'spent') ?? undefined}
          />
          {rate !== null ? (
            <>
              {' · '}
              <RateText rate={rate} />
            </>
          ) : null}
        </span>
      ) : null}
    </td>
  );
}

interface AmountTextProps {
  figures: Figures | undefined;
  shown: ShownFigures;
  currency: string;
}

function AmountText({ figures, shown, currency }: AmountTextProps) {
  const { formatOriginal, shownIn } = useMoney();
  const together = figures ? shown(figures, 'budget') : null;
  if (figures?.set) {
    const { amount, currency: own } = figures.set;
    // As it was typed; in the currency of the page it is a part of the sums above it.
    const isPart = together !== null && own === currency && own === shownIn(currency);
    return formatOriginal(isPart ? together : Number(amount), own);
  }
  if (typeof figures?.budget !== 'number') return '–';
  return (
    <>
      <MoneyText amount={figures.budget} currency={currency} shown={together ?? undefined} />
      <span className={classes.small}>
        <FormattedMessage id="budgets.page.rolledUp" />
      </span>
    </>
  );
}

type AmountInputProps = Omit<AmountCellProps, 'thisMonth' | 'shownCurrency' | 'isEditor'>;

function AmountInput({ row, month, figures, shown, draft, currency, onChange }: AmountInputProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const scopeName = useScopeName();
  const set = figures?.set ?? null;
  // As it is typed: separators that came and went under the cursor would move it.
  const [typed, setTyped] = useState<string | null>(null);
  const value = draft?.amount ?? set?.amount ?? '';
  const ofCell = draft?.currency ?? set?.currency ?? currency;
  const sum =
    !set && figures?.isRolledUp && typeof figures.budget === 'number' ? shown(figures, 'budget') : null;
  return (
    <TextInput
      size="xs"
      className={classes.amount ?? ''}
      inputMode="decimal"
      aria-label={intl.formatMessage(
        { id: 'budgets.page.amountOf' },
        { scope: scopeName(row), month: formatMonth(month, language), currency: ofCell },
      )}
      value={typed ?? groupedAmount(value)}
      onBlur={() => setTyped(null)}
      {...(sum !== null && { placeholder: groupedAmount(String(sum)) })}
      error={!isAmount(value)}
      data-draft={draft !== undefined || undefined}
      {...(ofCell !== currency && { rightSection: <small>{ofCell}</small>, rightSectionWidth: 36 })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange([
          {
            row,
            month,
            amount: cleanAmount(currentTarget.value),
            currency: set && !draft ? set.currency : ofCell,
          },
        ]);
      }}
    />
  );
}
