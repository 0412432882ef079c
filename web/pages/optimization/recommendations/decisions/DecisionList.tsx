// What was decided on each piece of advice, by whom, until when and why, with the purchases that followed.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  DecisionList_decisions$data,
  DecisionList_decisions$key,
} from '../../../../__generated__/DecisionList_decisions.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useInstant } from '../../../../viewer/useInstant.ts';
import shared from '../../shared/Commitments.module.css';
import { type SmallColumn, SmallTable } from '../../shared/SmallTable.tsx';
import { moneyCell, numberCell, textCell } from '../../shared/table-file.ts';
import classes from '../Advice.module.css';
import { KIND_TEXTS } from '../imported/verdicts.ts';
import { PAYMENT_OPTION_TEXTS } from '../words.ts';
import { DecidedQuantity } from './DecidedQuantity.tsx';
import { knownState, STATE_TEXTS } from './words.ts';

type Row = DecisionList_decisions$data[number];

interface DecisionListProps {
  decisions: DecisionList_decisions$key;
  isFiltered: boolean;
  onOpen: (key: string) => void;
}

export function DecisionList({ decisions, isFiltered, onOpen }: DecisionListProps) {
  const intl = useIntl();
  const rows = useFragment(
    graphql`
      fragment DecisionList_decisions on RecommendationDecision @relay(plural: true) {
        accountName
        author
        changedAt
        commitmentIds
        currency
        key
        kind
        name
        paymentOption
        promised
        quantity
        reason
        regionName
        state
        termYears
        until
      }
    `,
    decisions,
  );
  const columns = useDecisionColumns(onOpen);
  if (rows.length === 0)
    return (
      <Notice
        variant="block"
        title={
          <FormattedMessage id={isFiltered ? 'optimization.block.noRows' : 'optimization.decision.none'} />
        }
      >
        {isFiltered ? null : <FormattedMessage id="optimization.decision.noneStep" />}
      </Notice>
    );
  return (
    <SmallTable
      label={intl.formatMessage({ id: 'optimization.decision.tab' })}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
    />
  );
}

function useDecisionColumns(onOpen: (key: string) => void): SmallColumn<Row>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const instantText = useInstant();
  const head = (id: MessageId) => intl.formatMessage({ id });
  const text = (id: string, title: MessageId, read: (row: Row) => string): SmallColumn<Row> => ({
    id,
    head: head(title),
    cell: (row) => read(row) || '–',
    file: textCell(read),
  });
  const named = (id: MessageId | undefined, word: string) => (id ? head(id) : word);
  const state = (row: Row) => head(STATE_TEXTS[knownState(row.state)]);
  return [
    {
      id: 'name',
      head: head('optimization.portfolio.commitment'),
      cell: ({ key, name }) => (
        <button type="button" className={shared.open} onClick={() => onOpen(key)}>
          {name}
        </button>
      ),
      file: textCell(({ name }) => name),
    },
    {
      id: 'state',
      head: head('optimization.decision.state'),
      cell: (row) => (
        <span data-state={knownState(row.state)} className={classes.state}>
          {state(row)}
        </span>
      ),
      file: textCell(state),
    },
    text('until', 'optimization.decision.until', ({ until }) => (until ? formatDay(until, language) : '')),
    text('reason', 'optimization.decision.reason', ({ reason }) => reason),
    text('author', 'optimization.decision.author', ({ author }) => author),
    text('changedAt', 'optimization.decision.changedAt', ({ changedAt }) => instantText(changedAt)),
    {
      id: 'quantity',
      head: head('optimization.advice.quantity'),
      isFigure: true,
      cell: ({ kind, quantity, currency }) => (
        <DecidedQuantity kind={kind} quantity={quantity} currency={currency} />
      ),
      file: numberCell(({ quantity }) => quantity),
    },
    {
      id: 'promised',
      head: head('optimization.decision.promisedMonthly'),
      isFigure: true,
      cell: ({ promised, currency }) => <MoneyText amount={promised} currency={currency} />,
      file: moneyCell(({ promised }) => promised),
    },
    {
      id: 'linked',
      head: head('optimization.decision.purchase'),
      cell: ({ commitmentIds }) =>
        commitmentIds.length === 0
          ? '–'
          : intl.formatMessage({ id: 'optimization.decision.linked' }, { count: commitmentIds.length }),
      file: textCell(({ commitmentIds }) => commitmentIds.join(' ')),
    },
    text('kind', 'optimization.imported.kind', ({ kind }) => named(KIND_TEXTS[kind], kind)),
    text('account', 'optimization.column.account', ({ accountName }) => accountName),
    text(
      'region',
      'optimization.column.region',
      ({ regionName }) => regionName ?? head('optimization.advice.any'),
    ),
    text('payment', 'optimization.column.paymentOption', ({ paymentOption }) =>
      named(PAYMENT_OPTION_TEXTS[paymentOption], paymentOption),
    ),
    text('term', 'optimization.column.term', ({ termYears }) =>
      intl.formatMessage({ id: 'optimization.value.years' }, { count: termYears }),
    ),
    {
      id: 'currency',
      head: head('optimization.column.currency'),
      file: textCell(({ currency }) => currency),
    },
  ];
}
