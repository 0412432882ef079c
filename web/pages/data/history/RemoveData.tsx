// Removal of what the scope has: shown with its rows and money first, and done on the typed name of the company.
import { Modal, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { VENDOR_WORDS } from '../../../../lib/catalogue/vendors.ts';
import type { RemoveData_stored$key } from '../../../__generated__/RemoveData_stored.graphql.ts';
import type { RemoveDataMutation } from '../../../__generated__/RemoveDataMutation.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useMutation } from '../../../mutations/useMutation.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Data.module.css';
import { dataPage, scopeOf } from '../page.tsx';
import { BilledAmounts } from './BilledCell.tsx';
import { NameConfirmation } from './NameConfirmation.tsx';

interface RemoveDataProps {
  stored: RemoveData_stored$key;
  companyName: string;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function RemoveData({ stored, companyName, isOpen, onClose, onDone }: RemoveDataProps) {
  const { language } = useLanguage();
  const { address } = usePageAddress(dataPage);
  const nameOf = useVendorName();
  const { amounts, keepDays, monthCount, rowCount } = useFragment(
    graphql`
      fragment RemoveData_stored on StoredData {
        amounts {
          billed
          currency
        }
        keepDays
        monthCount
        rowCount
      }
    `,
    stored,
  );
  const { run, isPending, errorOf, formRef } = useMutation<RemoveDataMutation>(
    graphql`
      mutation RemoveDataMutation($input: RemoveDataInput!) {
        removeData(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: ['confirmation'] },
  );
  const { vendor, account, month, file } = address;
  const parts = [
    file,
    vendor === null ? null : nameOf(VENDOR_WORDS[vendor]),
    account,
    month === null ? null : formatMonth(`${month}-01`, language),
  ].filter((part) => part !== null);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      title={<FormattedMessage id="data.history.removeTitle" />}
    >
      <p className={classes.source}>
        {parts.length === 0 ? <FormattedMessage id="data.history.everything" /> : parts.join(' · ')}
      </p>
      <Text>
        <FormattedMessage
          id={file === null ? 'data.history.removeText' : 'data.history.removeFileText'}
          values={{ months: monthCount, rows: rowCount, days: keepDays }}
        />
      </Text>
      <div className={`${classes.source} sky-figures`}>
        <BilledAmounts amounts={amounts} />
      </div>
      <NameConfirmation
        companyName={companyName}
        label={<FormattedMessage id="data.history.removeNow" />}
        isPending={isPending}
        error={errorOf('confirmation')}
        formRef={formRef}
        onCancel={onClose}
        onConfirm={(confirmation) => run({ confirmation, scope: scopeOf(address) }, { onDone })}
      />
    </Modal>
  );
}
