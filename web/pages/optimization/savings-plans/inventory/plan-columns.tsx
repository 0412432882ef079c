// The columns of the list of active plans, on screen and in files: the fields of the inventory.
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { CommitmentName } from '../../shared/CommitmentName.tsx';
import { dayOf } from '../../shared/dates.ts';
import type { ListColumn } from '../../shared/ListBlock.tsx';
import { memberText } from '../../shared/provider-word.ts';
import { moneyCell, numberCell, textCell } from '../../shared/table-file.ts';
import type { ColumnTools } from '../../shared/useColumnTools.ts';

type Maybe<Value> = Value | null | undefined;

export interface PlanRow {
  readonly key: string;
  readonly arn: string;
  readonly account: string;
  readonly accountName: string;
  readonly type: Maybe<string>;
  readonly instanceFamily: Maybe<string>;
  readonly regionName: Maybe<string>;
  readonly paymentOption: Maybe<string>;
  readonly startsAt: Maybe<string>;
  readonly endsAt: Maybe<string>;
  readonly remainingDays: Maybe<number>;
  readonly durationSeconds: Maybe<number>;
  readonly commitment: Maybe<number>;
  readonly upfrontPayment: Maybe<number>;
  readonly recurringPayment: Maybe<number>;
  readonly currency: Maybe<string>;
}

const TEXTS = [
  { id: 'accountName', head: 'optimization.column.account', sort: 'account' },
  { id: 'instanceFamily', head: 'optimization.column.family' },
  { id: 'regionName', head: 'optimization.column.region' },
  { id: 'paymentOption', head: 'optimization.column.paymentOption' },
] as const;
const DAYS = [
  { id: 'startsAt', head: 'optimization.column.start', sort: 'start' },
  { id: 'endsAt', head: 'optimization.column.end', sort: 'end' },
] as const;
const AMOUNTS = [
  { id: 'commitment', head: 'optimization.column.commitment', sort: 'commitment' },
  { id: 'upfrontPayment', head: 'optimization.column.upfront' },
  { id: 'recurringPayment', head: 'optimization.column.recurring' },
] as const;
const YEAR = 365 * 86_400;

export function planColumns({
  intl,
  day,
  onOpen,
}: ColumnTools & { onOpen: (key: string) => void }): ListColumn<PlanRow>[] {
  const unknown = intl.formatMessage({ id: 'optimization.value.notTold' });
  const days = (count: Maybe<number>) =>
    typeof count === 'number' ? intl.formatMessage({ id: 'optimization.value.days' }, { count }) : unknown;
  const years = (seconds: Maybe<number>) =>
    typeof seconds === 'number'
      ? intl.formatMessage({ id: 'optimization.value.years' }, { count: Math.round(seconds / YEAR) })
      : unknown;
  return [
    {
      id: 'type',
      head: intl.formatMessage({ id: 'optimization.column.type' }),
      sort: 'type',
      cell: ({ key, type }) => <CommitmentName id={key} name={type ?? unknown} onOpen={onOpen} />,
      file: textCell(({ type }) => type),
    },
    {
      id: 'key',
      head: intl.formatMessage({ id: 'optimization.column.plan' }),
      file: textCell(({ key }) => key),
    },
    ...TEXTS.map(
      ({ id, head, ...rest }): ListColumn<PlanRow> => ({
        id,
        head: intl.formatMessage({ id: head }),
        ...rest,
        cell: (row) => memberText(intl, id, row[id]) ?? unknown,
        file: textCell((row) => memberText(intl, id, row[id])),
      }),
    ),
    ...AMOUNTS.map(
      ({ id, head, ...rest }): ListColumn<PlanRow> => ({
        id,
        head: intl.formatMessage({ id: head }),
        ...rest,
        isFigure: true,
        cell: (row) => {
          const { [id]: amount, currency } = row;
          return typeof amount === 'number' && currency ? (
            <MoneyText amount={amount} currency={currency} />
          ) : (
            unknown
          );
        },
        file: moneyCell((row) => row[id]),
      }),
    ),
    {
      id: 'currency',
      head: intl.formatMessage({ id: 'optimization.column.currency' }),
      cell: ({ currency }) => currency ?? unknown,
      file: textCell(({ currency }) => currency),
    },
    ...DAYS.map(
      ({ id, head, sort }): ListColumn<PlanRow> => ({
        id,
        head: intl.formatMessage({ id: head }),
        sort,
        cell: (row) => {
          const instant = row[id];
          return instant ? `${day(dayOf(instant))} UTC` : unknown;
        },
        file: textCell((row) => row[id]),
      }),
    ),
    {
      id: 'duration',
      head: intl.formatMessage({ id: 'optimization.column.term' }),
      cell: ({ durationSeconds }) => years(durationSeconds),
      file: numberCell(({ durationSeconds }) => durationSeconds),
    },
    {
      id: 'remaining',
      head: intl.formatMessage({ id: 'optimization.column.remaining' }),
      cell: ({ remainingDays }) => days(remainingDays),
      file: numberCell(({ remainingDays }) => remainingDays),
    },
    {
      id: 'arn',
      head: intl.formatMessage({ id: 'optimization.column.arn' }),
      cell: ({ arn }) => arn,
      file: textCell(({ arn }) => arn),
    },
  ];
}
