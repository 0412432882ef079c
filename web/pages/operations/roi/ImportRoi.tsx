// Takes the rows of a CSV file, all of them or none: what is wrong with the file is told by line and column.
import { Button, FileButton, Modal } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ImportRoiMutation } from '../../../__generated__/ImportRoiMutation.graphql.ts';
import type { ImportRoiSaveMutation } from '../../../__generated__/ImportRoiSaveMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import classes from '../shared/Operations.module.css';

type Faults = ImportRoiMutation['response']['readMigrationRoiFile']['faults'];

interface ImportRoiProps {
  /** Global id. */
  company: string;
  onImported: () => void;
}

export function ImportRoi({ company, onImported }: ImportRoiProps) {
  const intl = useIntl();
  const [faults, setFaults] = useState<Faults>([]);
  const reading = useMutation<ImportRoiMutation>(graphql`
    mutation ImportRoiMutation($input: ReadMigrationRoiFileInput!) {
      readMigrationRoiFile(input: $input) {
        faults {
          code
          column
          line
          value
        }
        rows {
          cloudCost
          currency
          expectedSaving
          key
          migrationCost
          note
          onPremiseCost
          startMonth
          title
          version
        }
      }
    }
  `);
  const saving = useMutation<ImportRoiSaveMutation>(graphql`
    mutation ImportRoiSaveMutation($input: SaveMigrationRoisInput!) {
      saveMigrationRois(input: $input) {
        userErrors {
          code
          field
        }
      }
    }
  `);
  const read = async (file: File | null) => {
    if (!file) return;
    const text = await file.text();
    reading.run(
      { company, text },
      {
        done: null,
        onDone: ({ rows, faults: found }) => {
          setFaults(found);
          if (found.length > 0) return;
          const done = intl.formatMessage({ id: 'operations.roi.imported' }, { count: rows.length });
          saving.run({ company, rows }, { done, onDone: onImported });
        },
      },
    );
  };
  return (
    <>
      <FileButton onChange={(file) => void read(file)} accept=".csv,text/csv">
        {(props) => (
          <Button
            {...props}
            size="compact-sm"
            variant="default"
            loading={reading.isPending || saving.isPending}
            leftSection={<IconUpload size={16} aria-hidden />}
          >
            <FormattedMessage id="operations.roi.import" />
          </Button>
        )}
      </FileButton>
      <Modal
        opened={faults.length > 0}
        onClose={() => setFaults([])}
        title={<FormattedMessage id="operations.roi.faults" values={{ count: faults.length }} />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'operations.page.close' }) }}
      >
        <ul className={classes.list}>
          {faults.map(({ code, line, column, value }) => (
            <li key={`${line} ${column} ${code}`}>
              {line ? <FormattedMessage id="operations.roi.line" values={{ line }} /> : null}{' '}
              {column ? <code>{column}</code> : null}{' '}
              <FormattedMessage
                id="operations.roi.fault"
                values={{ code, value: value ?? '', column: column ?? '' }}
              />
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
