// What is sent, to whom, when, and in which form; with a preview and a test before it is sent.
import { Button, Group, NativeSelect, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import { isSendTime } from '../../../../../lib/calendar/send-schedule.ts';
import { lengthOf, MAX_TEXT_LENGTH } from '../../../../../lib/rules/text-rules.ts';
import InvoicePreviewQueryNode, {
  type InvoicePreviewQuery,
} from '../../../../__generated__/InvoicePreviewQuery.graphql.ts';
import { RecipientPicker } from '../../../../components/recipients/RecipientPicker.tsx';
import { useRecipients } from '../../../../components/recipients/useRecipients.ts';
import { BillFields } from './BillFields.tsx';
import { ChargeFields } from './ChargeFields.tsx';
import { chosenOf, type Draft, FILE_TYPES, MAIL_LANGUAGES } from './draft.ts';
import { InvoicePreview } from './InvoicePreview.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import classes from './Send.module.css';
import { SentBill } from './SentBill.tsx';
import { useInvoiceRecipients } from './useInvoiceRecipients.ts';
import { useSendInvoice } from './useSendInvoice.ts';

interface InvoiceFormProps {
  initial: Draft;
  hasBillFields: boolean;
  onDone: () => void;
}

export function InvoiceForm({ initial, hasBillFields, onDone }: InvoiceFormProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState(initial);
  const [isPreview, setPreview] = useState(false);
  const [previewRef, loadPreview] = useQueryLoader<InvoicePreviewQuery>(InvoicePreviewQueryNode);
  const { send, test, reserve, isBusy, errorOf, forget, formRef } = useSendInvoice(draft, onDone);
  const change = (changed: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...changed }));
    forget(Object.keys(changed));
  };
  const list = useRecipients({
    recipients: draft.recipients,
    onChange: (recipients) => change({ recipients }),
    ask: useInvoiceRecipients(),
  });
  const { month, isMonthly, title, description, fileType, based } = draft;
  const length = lengthOf(description);
  const isTooLong = length > MAX_TEXT_LENGTH;
  const preview = () => {
    loadPreview({ input: { ...chosenOf(draft), month } }, { fetchPolicy: 'network-only' });
    setPreview(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    list.settle(isMonthly ? reserve : send);
  };
  if (isPreview) {
    return (
      <Stack gap="md">
        <InvoicePreview queryRef={previewRef} onRetry={preview} />
        <Group gap="sm">
          <Button onClick={() => setPreview(false)} data-autofocus>
            <FormattedMessage id="billing.send.back" />
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="md">
        {based === null ? (
          <SegmentedControl
            aria-label={intl.formatMessage({ id: 'billing.send.mode' })}
            value={isMonthly ? 'monthly' : 'once'}
            onChange={(value) => change({ isMonthly: value === 'monthly' })}
            data={[
              { value: 'once', label: intl.formatMessage({ id: 'billing.send.once' }) },
              { value: 'monthly', label: intl.formatMessage({ id: 'billing.send.monthly' }) },
            ]}
          />
        ) : null}
        {hasBillFields ? <BillFields draft={draft} onChange={change} /> : null}
        <SentBill draft={draft} />
        <ChargeFields draft={draft} onChange={change} error={errorOf('account')} />
        <RecipientPicker list={list} error={errorOf('recipients')} />
        {isMonthly ? <ScheduleFields draft={draft} onChange={change} /> : null}
        <div className={classes.grid}>
          <NativeSelect
            label={<FormattedMessage id="billing.send.fileType" />}
            value={fileType}
            data={FILE_TYPES.map((value) => ({
              value,
              label: intl.formatMessage({ id: 'billing.send.fileTypeName' }, { type: value }),
            }))}
            onChange={({ currentTarget }) =>
              change({ fileType: FILE_TYPES.find((type) => type === currentTarget.value) ?? fileType })
            }
          />
          <NativeSelect
            label={<FormattedMessage id="billing.send.language" />}
            value={draft.language}
            data={MAIL_LANGUAGES}
            onChange={({ currentTarget }) =>
              change({
                language:
                  MAIL_LANGUAGES.find(({ value }) => value === currentTarget.value)?.value ?? draft.language,
              })
            }
          />
        </div>
        <TextInput
          label={<FormattedMessage id="billing.send.subject" />}
          placeholder={intl.formatMessage({ id: 'billing.send.subjectDefault' })}
          value={title}
          error={errorOf('title') ?? errorOf('month')}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Textarea
          label={<FormattedMessage id="billing.send.description" />}
          description={
            <FormattedMessage id="billing.send.length" values={{ length, max: MAX_TEXT_LENGTH }} />
          }
          autosize
          minRows={2}
          maxRows={6}
          value={description}
          error={isTooLong ? <FormattedMessage id="billing.send.tooLong" /> : errorOf('description')}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <Group gap="sm">
          <Button
            type="submit"
            loading={isBusy}
            disabled={isTooLong || (isMonthly && !isSendTime(draft.time))}
          >
            <FormattedMessage
              id="billing.send.submit"
              values={{ mode: based ? 'change' : isMonthly ? 'monthly' : 'once' }}
            />
          </Button>
          <Button variant="default" onClick={preview} disabled={isTooLong}>
            <FormattedMessage id="billing.send.preview" />
          </Button>
          <Button variant="default" onClick={test} disabled={isBusy || isTooLong}>
            <FormattedMessage id="billing.send.test" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
