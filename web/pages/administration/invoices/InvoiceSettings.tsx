// What the invoices of the company say of issuer and payer, and when payment is due.
import { Button, Fieldset, Group, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import {
  INVOICE_FIELD_IDS,
  INVOICE_FIELDS,
  type InvoiceDetails,
  type InvoiceFieldId,
  MAX_PAYMENT_DAYS,
} from '../../../../lib/catalogue/invoice-details.ts';
import { MAX_TEXT_LENGTH } from '../../../../lib/rules/text-rules.ts';
import type { InvoiceSettings_administration$key } from '../../../__generated__/InvoiceSettings_administration.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import classes from '../Administration.module.css';
import { useSetInvoiceDetails } from './useSetInvoiceDetails.ts';

export function InvoiceSettings({ administration }: { administration: InvoiceSettings_administration$key }) {
  const { invoiceDetails } = useFragment(
    graphql`
      fragment InvoiceSettings_administration on Administration {
        invoiceDetails {
          billToAddress
          billToName
          billToTaxNumber
          issuerAddress
          issuerName
          issuerTaxNumber
          paymentDays
          version
        }
      }
    `,
    administration,
  );
  if (!invoiceDetails) return null;
  const { version, paymentDays = null, ...texts } = invoiceDetails;
  return <InvoiceForm key={version} version={version} saved={{ ...texts, paymentDays }} />;
}

const PARTIES = ['issuer', 'billTo'] as const;

function InvoiceForm({ version, saved }: { version: string; saved: InvoiceDetails }) {
  const intl = useIntl();
  const [details, setDetails] = useState(saved);
  const { save, isSaving } = useSetInvoiceDetails(version);
  const change = (part: Partial<InvoiceDetails>) => setDetails({ ...details, ...part });
  return (
    <section className={shared.panel}>
      <div className={classes.form}>
        <p>
          <FormattedMessage id="administration.invoice.hint" />
        </p>
        {PARTIES.map((party) => (
          <Fieldset
            key={party}
            legend={intl.formatMessage({ id: 'administration.invoice.party' }, { party })}
            variant="unstyled"
          >
            {INVOICE_FIELD_IDS.filter((id) => INVOICE_FIELDS[id].party === party).map((id) => (
              <Field key={id} id={id} value={details[id]} onChange={(value) => change({ [id]: value })} />
            ))}
          </Fieldset>
        ))}
        <NumberInput
          label={<FormattedMessage id="administration.invoice.paymentDays" />}
          value={details.paymentDays ?? ''}
          min={0}
          max={MAX_PAYMENT_DAYS}
          allowDecimal={false}
          onChange={(value) => change({ paymentDays: typeof value === 'number' ? value : null })}
        />
        <Group>
          <Button loading={isSaving} onClick={() => save(details)}>
            <FormattedMessage id="administration.invoice.save" />
          </Button>
        </Group>
      </div>
    </section>
  );
}

interface FieldProps {
  id: InvoiceFieldId;
  value: string;
  onChange: (value: string) => void;
}

function Field({ id, value, onChange }: FieldProps) {
  const { textId, isAddress } = INVOICE_FIELDS[id];
  const Input = isAddress ? Textarea : TextInput;
  return (
    <Input
      mt="sm"
      label={<FormattedMessage id={textId} />}
      value={value}
      maxLength={MAX_TEXT_LENGTH}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(isAddress && { autosize: true, minRows: 3 })}
    />
  );
}
