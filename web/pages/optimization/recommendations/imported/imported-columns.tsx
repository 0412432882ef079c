// The columns of providers' advice, on screen and in files: what the line says, what the hours say, what we advise.
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import shared from '../../shared/Commitments.module.css';
import { dayOf } from '../../shared/dates.ts';
import type { ListColumn } from '../../shared/ListBlock.tsx';
import { providerWord } from '../../shared/provider-word.ts';
import { moneyCell, numberCell, textCell } from '../../shared/table-file.ts';
import { Checks, useFaults } from './Checks.tsx';
import type { ImportedRow } from './imported-row.ts';
import { KIND_TEXTS, knownVerdict, VERDICT_TEXTS } from './verdicts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** How a field becomes a column. */
function useCells(currency: string) {
  const intl = useIntl();
  const head = (id: MessageId) => intl.formatMessage({ id });
  const unknown = head('optimization.value.notTold');
  const text = (
    id: string,
    title: MessageId,
    read: (row: ImportedRow) => string,
  ): ListColumn<ImportedRow> => ({
    id,
    head: head(title),
    cell: (row) => read(row) || unknown,
    file: textCell(read),
  });
  const number = (
    id: string,
    title: MessageId,
    read: (row: ImportedRow) => number | null | undefined,
  ): ListColumn<ImportedRow> => ({
    id,
    head: head(title),
    isFigure: true,
    cell: (row) => {
      const value = read(row);
      return typeof value === 'number' ? intl.formatNumber(value, { maximumFractionDigits: 3 }) : '–';
    },
    file: numberCell(read),
  });
  const money = (
    id: string,
    title: MessageId,
    read: (row: ImportedRow) => number | null | undefined,
    currencyOf: (row: ImportedRow) => string = (row) => row.currency ?? currency,
  ): ListColumn<ImportedRow> => ({
    id,
    head: head(title),
    isFigure: true,
    cell: (row) => {
      const value = read(row);
      return typeof value === 'number' ? <MoneyText amount={value} currency={currencyOf(row)} /> : '–';
    },
    file: moneyCell(read),
  });
  return { head, text, number, money };
}

/** `linkOf` opens our own advice; null where there is none. */
export function useImportedColumns(
  currency: string,
  linkOf: (row: ImportedRow) => string | null,
): ListColumn<ImportedRow>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const faultsOf = useFaults();
  const { head, text, number, money } = useCells(currency);
  const kind = (row: ImportedRow) => {
    const id = KIND_TEXTS[row.kind];
    return id ? head(id) : row.kind;
  };
  return [
    text('name', 'optimization.portfolio.commitment', ({ name }) => name),
    text('region', 'optimization.column.region', ({ region }) => region),
    text('platform', 'optimization.advice.platform', ({ platform }) => platform ?? ''),
    {
      id: 'verdict',
      head: head('optimization.imported.verdict'),
      cell: (row) => <Checks row={row} currency={currency} />,
      file: textCell((row) =>
        [head(VERDICT_TEXTS[knownVerdict(row.verdict)]), ...faultsOf(row, currency)].join('; '),
      ),
    },
    number('quantity', 'optimization.imported.told', (row) => row.quantity ?? row.commitment),
    number('byHours', 'optimization.imported.byHours', ({ byHours }) =>
      byHours?.isFitted ? byHours.quantity : null,
    ),
    {
      ...number('ours', 'optimization.imported.ours', ({ ours }) => ours?.quantity),
      cell: (row) => {
        const link = linkOf(row);
        const quantity = row.ours?.quantity;
        if (link === null || typeof quantity !== 'number') return '–';
        return (
          <Link to={link} className={shared.open}>
            {intl.formatNumber(quantity, { maximumFractionDigits: 3 })}
          </Link>
        );
      },
    },
    money('savings', 'optimization.imported.toldSavings', ({ monthlySavings }) => monthlySavings),
    money('hoursSavings', 'optimization.imported.hoursSavings', ({ byHours }) =>
      byHours?.isFitted ? byHours.monthlySavings : null,
    ),
    money(
      'oursSavings',
      'optimization.imported.oursSavings',
      ({ ours }) => ours?.monthlySavings,
      () => currency,
    ),
    text('kind', 'optimization.imported.kind', kind),
    text('account', 'optimization.column.account', ({ account }) => account),
    text('payment', 'optimization.column.paymentOption', ({ paymentOption }) =>
      providerWord(intl, paymentOption),
    ),
    text('term', 'optimization.column.term', ({ termYears }) =>
      typeof termYears === 'number'
        ? intl.formatMessage({ id: 'optimization.value.years' }, { count: termYears })
        : '',
    ),
    money('onDemand', 'optimization.advice.monthlyOnDemand', ({ monthlyOnDemand }) => monthlyOnDemand),
    text('madeAt', 'optimization.imported.madeAt', ({ madeAt }) =>
      madeAt && DAY.test(madeAt) ? formatDay(dayOf(madeAt), language) : (madeAt ?? ''),
    ),
    text('source', 'optimization.imported.source', ({ source, file, line }) =>
      typeof line === 'number'
        ? intl.formatMessage({ id: 'optimization.imported.fileLine' }, { source, file, line: String(line) })
        : `${source}, ${file}`,
    ),
    text('currency', 'optimization.column.currency', (row) => row.currency ?? ''),
  ];
}
