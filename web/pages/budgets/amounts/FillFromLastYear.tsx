// Fills amounts from what the same months cost a year before, with a percent.
import { Button, Checkbox, Modal, NumberInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { FillFromLastYearQuery } from '../../../__generated__/FillFromLastYearQuery.graphql.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Budgets.module.css';
import type { BoardData } from '../board-data.ts';
import { type DraftCell, type Row, scopeKey } from '../budget-rows.ts';
import { BASIS_WORDS, budgetsPage } from '../page.tsx';
import { useScopeName } from '../shared/useScopeName.ts';

const QUERY = graphql`
  query FillFromLastYearQuery(
    $scopes: [BudgetScopeInput!]!
    $months: [Date!]!
    $percent: Float!
    $basis: CostBasis!
  ) {
    viewer {
      budgetProposal(scopes: $scopes, months: $months, percent: $percent, basis: $basis) {
        cells {
          month
          amount
          currency
          scope {
            kind
            vendor
            account
            serviceGroupSet
            serviceGroup
            tagKey
            tagValue
          }
        }
      }
    }
  }
`;

interface FillFromLastYearProps {
  data: BoardData;
  rows: readonly Row[];
  onFill: (cells: readonly DraftCell[]) => void;
}

export function FillFromLastYear({ data, rows, onFill }: FillFromLastYearProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="budgets.page.fill" />
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="budgets.page.fill" />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'budgets.page.cancel' }) }}
      >
        <FillForm
          data={data}
          rows={rows}
          onFill={(cells) => {
            onFill(cells);
            setOpen(false);
          }}
        />
      </Modal>
    </>
  );
}

function FillForm({ data, rows, onFill }: FillFromLastYearProps) {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const intl = useIntl();
  const scopeName = useScopeName();
  const { address } = usePageAddress(budgetsPage);
  const [percent, setPercent] = useState<number | string>(100);
  const [keys, setKeys] = useState<string[]>(rows.slice(0, 1).map(({ key }) => key));
  const [isAsking, setAsking] = useState(false);
  const chosen = rows.filter(({ key }) => keys.includes(key));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
    const variables = {
      scopes: chosen.map(({ scope }) => scope),
      months: data.months,
      percent: Number(percent),
      basis: BASIS_WORDS[address.basis],
    };
    const answer = await fetchQuery<FillFromLastYearQuery>(environment, QUERY, variables, {
      fetchPolicy: 'network-only',
    })
      .toPromise()
      .catch(() => undefined);
    setAsking(false);
    const cells = answer?.viewer.budgetProposal?.cells;
    if (!cells) toast.failed();
    else if (cells.length === 0) toast.done(intl.formatMessage({ id: 'budgets.page.nothingBefore' }));
    else onFill(draftOf(cells, chosen));
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={classes.form}>
      <FormattedMessage id="budgets.page.fillHint" tagName="p" />
      <NumberInput
        label={<FormattedMessage id="budgets.page.percent" />}
        min={0}
        max={1000}
        value={percent}
        onChange={setPercent}
        suffix=" %"
      />
      <Checkbox.Group label={<FormattedMessage id="budgets.page.scopes" />} value={keys} onChange={setKeys}>
        <div className={classes.form}>
          {rows.map((row) => (
            <Checkbox key={row.key} size="xs" value={row.key} label={scopeName(row)} />
          ))}
        </div>
      </Checkbox.Group>
      <Button type="submit" loading={isAsking} disabled={chosen.length === 0 || percent === ''}>
        <FormattedMessage id="budgets.page.fillNow" />
      </Button>
    </form>
  );
}

type Cells = NonNullable<FillFromLastYearQuery['response']['viewer']['budgetProposal']>['cells'];

function draftOf(cells: Cells, rows: readonly Row[]): DraftCell[] {
  return cells.flatMap(({ month, amount, currency, scope }) => {
    const row = rows.find(({ key }) => key === scopeKey(scope));
    return row ? [{ row, month, amount, currency }] : [];
  });
}
