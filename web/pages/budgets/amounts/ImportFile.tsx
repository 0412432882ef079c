// Takes amounts of a CSV file into the draft, or says what is wrong with the file by line and column.
import { Button, FileButton, Modal } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ImportFileMutation } from '../../../__generated__/ImportFileMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import classes from '../Budgets.module.css';
import type { BoardData } from '../board-data.ts';
import { type DraftCell, scopeKey } from '../budget-rows.ts';

type Payload = ImportFileMutation['response']['readBudgetFile'];

interface ImportFileProps {
  data: BoardData;
  onRead: (cells: readonly DraftCell[]) => void;
}

export function ImportFile({ data, onRead }: ImportFileProps) {
  const intl = useIntl();
  const [faults, setFaults] = useState<Payload['faults']>([]);
  const { run, isPending } = useMutation<ImportFileMutation>(graphql`
    mutation ImportFileMutation($input: ReadBudgetFileInput!) {
      readBudgetFile(input: $input) {
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
        faults {
          code
          line
          column
          value
        }
      }
    }
  `);
  const read = async (file: File | null) => {
    if (!file) return;
    const input = { text: await file.text() };
    run(input, {
      done: ({ cells, faults: found }) =>
        found.length > 0 ? null : intl.formatMessage({ id: 'budgets.page.read' }, { count: cells.length }),
      onDone: ({ cells, faults: found }) => {
        setFaults(found);
        if (found.length === 0) onRead(cells.map((cell) => draftCell(cell, data)));
      },
    });
  };
  return (
    <>
      <FileButton onChange={(file) => void read(file)} accept=".csv,text/csv">
        {(props) => (
          <Button
            {...props}
            size="compact-sm"
            variant="default"
            loading={isPending}
            leftSection={<IconUpload size={16} aria-hidden />}
          >
            <FormattedMessage id="budgets.page.import" />
          </Button>
        )}
      </FileButton>
      <Modal
        opened={faults.length > 0}
        onClose={() => setFaults([])}
        title={<FormattedMessage id="budgets.page.faults" values={{ count: faults.length }} />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'budgets.page.cancel' }) }}
      >
        <ul className={classes.faults}>
          {faults.map(({ code, line, column, value }) => (
            <li key={`${line} ${column} ${code}`}>
              {line ? <FormattedMessage id="budgets.page.line" values={{ line }} /> : null}{' '}
              {column ? <code>{column}</code> : null}{' '}
              <FormattedMessage
                id="budgets.page.fault"
                values={{ code, value: value ?? '', column: column ?? '' }}
              />
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}

function draftCell({ month, amount, currency, scope }: Payload['cells'][number], data: BoardData): DraftCell {
  const key = scopeKey(scope);
  const known = data.rows.find((row) => row.key === key);
  return { row: known ?? { key, scope, name: nameOf(scope, data) }, month, amount, currency };
}

function nameOf(scope: Payload['cells'][number]['scope'], { choices }: BoardData): string {
  const { vendor, account, serviceGroupSet, serviceGroup, tagKey, tagValue } = scope;
  const known = choices.accounts.find((each) => each.vendor === vendor && each.account === account);
  if (account) return known?.name ?? account;
  if (serviceGroup) return `${serviceGroupSet}: ${serviceGroup}`;
  return tagKey ? `${tagKey}: ${tagValue}` : '';
}
