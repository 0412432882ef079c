// The columns of a list of advice, on screen and in files: the specification's fields of each kind, then our own.
import { useIntl } from 'react-intl';
import type { RecommendationKind } from '../../../../../lib/commitments/recommendations.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../../shared/Commitments.module.css';
import type { ListColumn } from '../../shared/ListBlock.tsx';
import { providerWordOrNull } from '../../shared/provider-word.ts';
import { moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { usePercent } from '../../shared/usePercent.ts';
import { knownState, STATE_TEXTS } from '../decisions/words.ts';
import { useQuantity } from '../simulation/useQuantity.ts';
import { PAYMENT_OPTION_TEXTS } from '../words.ts';
import type { AdviceRow } from './advice-row.ts';
import { usePieceName } from './usePieceName.ts';

type TextField = 'planType' | 'instanceFamily' | 'offeringClass' | 'deployment' | 'operation' | 'platform';

/** Columns of each kind between the name and the figures. */
const KIND_COLUMNS: Record<RecommendationKind, readonly (TextField | 'flexibility' | 'group')[]> = {
  SAVINGS_PLANS: ['planType', 'instanceFamily'],
  EC2: ['platform', 'offeringClass', 'flexibility', 'operation'],
  RDS: ['platform', 'deployment', 'flexibility', 'operation'],
  OPENSEARCH: ['flexibility', 'operation'],
  ELASTICACHE: ['platform', 'flexibility', 'operation'],
  REDSHIFT: ['flexibility', 'operation'],
  AZURE_VM: ['group'],
};
const TEXT_HEADS: Record<TextField, MessageId> = {
  planType: 'optimization.advice.planType',
  instanceFamily: 'optimization.column.family',
  offeringClass: 'optimization.reserved.offerClass',
  deployment: 'optimization.advice.deployment',
  operation: 'optimization.advice.operation',
  platform: 'optimization.advice.platform',
};

/** How a field becomes a column. */
function useCells(currency: string) {
  const intl = useIntl();
  const percent = usePercent();
  const head = (id: MessageId) => intl.formatMessage({ id });
  const unknown = head('optimization.value.notTold');
  const money = (
    id: string,
    text: MessageId,
    readFrom: (row: AdviceRow) => number | null | undefined,
    sort?: string,
  ): ListColumn<AdviceRow> => ({
    id,
    head: head(text),
    ...(sort !== undefined && { sort }),
    isFigure: true,
    cell: (row) => {
      const amount = readFrom(row);
      return typeof amount === 'number' ? <MoneyText amount={amount} currency={currency} /> : unknown;
    },
    file: moneyCell(readFrom),
  });
  const text = (
    id: string,
    title: MessageId,
    readFrom: (row: AdviceRow) => string,
  ): ListColumn<AdviceRow> => ({
    id,
    head: head(title),
    cell: (row) => readFrom(row) || unknown,
    file: textCell(readFrom),
  });
  const share = (
    id: string,
    title: MessageId,
    readFrom: (row: AdviceRow) => number | null | undefined,
  ): ListColumn<AdviceRow> => ({
    id,
    head: head(title),
    isFigure: true,
    cell: (row) => percent(readFrom(row)),
    file: percentCell(readFrom),
  });
  return { head, unknown, money, text, share };
}

export function useAdviceColumns(
  kind: RecommendationKind,
  currency: string,
  onOpen: (key: string) => void,
): ListColumn<AdviceRow>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const nameOf = usePieceName();
  const { head, unknown, money, text, share } = useCells(currency);
  const amountAnHour = useQuantity(false, currency);
  const any = head('optimization.advice.any');
  const flexibility = text('flexibility', 'optimization.advice.flexibility', ({ isSizeFlexible }) =>
    isSizeFlexible === null || isSizeFlexible === undefined
      ? ''
      : head(isSizeFlexible ? 'optimization.advice.allSizes' : 'optimization.advice.oneSize'),
  );
  const group = text(
    'group',
    'optimization.reserved.instanceFamily',
    ({ flexibilityGroup }) => flexibilityGroup ?? '',
  );
  const isPlan = kind === 'SAVINGS_PLANS';
  return [
    {
      id: 'name',
      head: head(isPlan ? 'optimization.advice.plan' : 'optimization.reserved.instanceType'),
      cell: (row) => (
        <button type="button" className={classes.open} onClick={() => onOpen(row.key)}>
          {nameOf(row)}
        </button>
      ),
      file: textCell(nameOf),
    },
    {
      id: 'account',
      head: head(kind === 'AZURE_VM' ? 'optimization.advice.subscription' : 'optimization.column.account'),
      sort: 'account',
      cell: ({ accountName, account }) => accountName || account || unknown,
      file: textCell(({ accountName, account }) =>
        accountName === account || accountName === '' ? account : `${accountName} (${account})`,
      ),
    },
    money('savings', 'optimization.advice.monthlySavings', ({ monthlySavings }) => monthlySavings, 'savings'),
    text('state', 'optimization.decision.state', ({ decision }) => {
      const state = head(STATE_TEXTS[knownState(decision?.state)]);
      return decision?.until ? `${state} – ${formatDay(decision.until, language)}` : state;
    }),
    text('region', 'optimization.column.region', ({ regionName, region }) => regionName ?? region ?? any),
    ...KIND_COLUMNS[kind].map((column) => {
      if (column === 'flexibility') return flexibility;
      if (column === 'group') return group;
      if (column === 'offeringClass')
        return text(column, TEXT_HEADS[column], (row) => providerWordOrNull(intl, row[column]) ?? '');
      return text(column, TEXT_HEADS[column], (row) => row[column] ?? (isPlan ? any : ''));
    }),
    text('payment', 'optimization.column.paymentOption', ({ paymentOption }) => {
      const id = PAYMENT_OPTION_TEXTS[paymentOption];
      return id ? head(id) : paymentOption;
    }),
    text('term', 'optimization.column.term', ({ termYears }) =>
      intl.formatMessage({ id: 'optimization.value.years' }, { count: termYears }),
    ),
    text('days', 'optimization.advice.days', ({ lookBackDays }) =>
      intl.formatMessage({ id: 'optimization.value.days' }, { count: lookBackDays }),
    ),
    isPlan
      ? {
          ...money('commitment', 'optimization.column.commitment', ({ commitment }) => commitment),
          cell: ({ commitment }: AdviceRow) => amountAnHour(commitment ?? 0),
        }
      : {
          id: 'quantity',
          head: head('optimization.advice.quantity'),
          isFigure: true,
          cell: ({ quantity }) => intl.formatNumber(quantity ?? 0),
          file: numberCell(({ quantity }) => quantity),
        },
    money('onDemand', 'optimization.advice.monthlyOnDemand', ({ monthlyOnDemand }) => monthlyOnDemand),
    share('rate', 'optimization.figure.savingsRate', ({ savingsRate }) => savingsRate),
    share('utilization', 'optimization.figure.utilization', ({ utilization }) => utilization),
    share('breakEven', 'optimization.advice.breakEvenUtilization', (row) => row.breakEvenUtilization),
    money('upfront', 'optimization.column.upfront', ({ upfrontCost }) => upfrontCost),
    {
      id: 'currency',
      head: head('optimization.column.currency'),
      cell: () => currency,
      file: textCell(() => currency),
    },
  ];
}
