// How many billing months the company keeps: what a number would remove is shown first, and done on the typed name.
import { Modal, NativeSelect, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { KEPT_MONTHS_CHOICES } from '../../../../lib/catalogue/loads/kept-months.ts';
import type { MonthsKeptMutation } from '../../../__generated__/MonthsKeptMutation.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { useMutation } from '../../../mutations/useMutation.ts';
import { LapsedMonths } from './LapsedMonths.tsx';
import { NameConfirmation } from './NameConfirmation.tsx';

interface MonthsKeptProps {
  /** As it is set now; null: all of them. */
  keptMonths: number | null;
  /** How long what is removed can be put back. */
  keepDays: number;
  companyName: string;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function MonthsKept({ isOpen, onClose, ...props }: MonthsKeptProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      title={<FormattedMessage id="data.retention.title" />}
    >
      <MonthsForm {...props} onClose={onClose} />
    </Modal>
  );
}

/** Begins anew, with what is set, whenever it is opened. */
function MonthsForm(props: Omit<MonthsKeptProps, 'isOpen'>) {
  const { keptMonths, keepDays, companyName, onClose, onDone } = props;
  const intl = useIntl();
  const [months, setMonths] = useState(keptMonths);
  const { run, isPending, errorOf, formRef } = useMutation<MonthsKeptMutation>(
    graphql`
      mutation MonthsKeptMutation($input: SaveDataRetentionInput!) {
        saveDataRetention(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: ['confirmation'] },
  );
  const choices = [...new Set([...KEPT_MONTHS_CHOICES, ...(keptMonths === null ? [] : [keptMonths])])];
  return (
    <>
      <NativeSelect
        label={intl.formatMessage({ id: 'data.retention.label' })}
        value={months === null ? '' : String(months)}
        onChange={({ currentTarget: { value } }) => setMonths(value === '' ? null : Number(value))}
        data={[
          { value: '', label: intl.formatMessage({ id: 'data.history.allMonths' }) },
          ...choices
            .toSorted((one, other) => one - other)
            .map((count) => ({
              value: String(count),
              label: intl.formatMessage({ id: 'data.retention.newest' }, { count }),
            })),
        ]}
      />
      <Text mt="sm">
        <FormattedMessage id={months === null ? 'data.retention.allText' : 'data.retention.text'} />
      </Text>
      {months === null ? null : (
        <Boundary variant="block" skeleton={<Skeleton height={48} />} resetKey={months}>
          <LapsedMonths keptMonths={months} keepDays={keepDays} />
        </Boundary>
      )}
      <NameConfirmation
        companyName={companyName}
        label={<FormattedMessage id="data.retention.save" />}
        isPending={isPending}
        error={errorOf('confirmation')}
        formRef={formRef}
        onCancel={onClose}
        onConfirm={(confirmation) => run({ confirmation, keptMonths: months }, { onDone })}
      />
    </>
  );
}
