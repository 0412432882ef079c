// The form of a webhook: name, form, address, language, and telephone numbers where text messages are sent.
import { Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES, languageRow } from '../../../../../lib/catalogue/languages.ts';
import { WEBHOOK_TEMPLATES } from '../../../../../lib/mail/notifications.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useSaveWebhook } from './useSaveWebhook.ts';
import type { Webhook } from './webhook.ts';

interface WebhookFormProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  /** With the secret where one was made. */
  onSaved: (secret: string | null) => void;
}

export function WebhookForm({ webhook, onClose, onSaved }: WebhookFormProps) {
  const intl = useIntl();
  const { language: ownLanguage } = useLanguage();
  const [name, setName] = useState(webhook?.name ?? '');
  const [template, setTemplate] = useState(webhook?.template ?? 'GENERIC');
  const [language, setLanguage] = useState<string>(webhook?.language ?? ownLanguage.toUpperCase());
  const [numbers, setNumbers] = useState(webhook?.numbers.join('\n') ?? '');
  const [url, setUrl] = useState('');
  const [isSecretRenewed, setRenewed] = useState(false);
  const { save, isSaving, errorOf, formRef } = useSaveWebhook(onSaved);
  const label = (field: string) => intl.formatMessage({ id: 'anomaly.webhooks.field' }, { field });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(
      {
        ...{ name, template, isSecretRenewed },
        language: LANGUAGE_WORDS.find((word) => word === language) ?? 'EN',
        numbers: template === 'SMS' ? numbers.split(/[\n,;]+/).flatMap((line) => line.trim() || []) : [],
        ...(url.trim() !== '' && { url: url.trim() }),
      },
      webhook,
    );
  };
  const others = errorOf(null);
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          required
          data-autofocus
          label={label('name')}
          value={name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group gap="sm" grow align="flex-start">
          <NativeSelect
            label={label('template')}
            value={template}
            onChange={({ currentTarget }) =>
              setTemplate(WEBHOOK_TEMPLATES.find((each) => each === currentTarget.value) ?? template)
            }
            data={WEBHOOK_TEMPLATES.map((value) => ({
              value,
              label: intl.formatMessage({ id: 'anomaly.webhooks.template' }, { template: value }),
            }))}
          />
          <NativeSelect
            label={label('language')}
            value={language}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
            data={LANGUAGES.map((code) => ({ value: code.toUpperCase(), label: languageRow(code).name }))}
          />
        </Group>
        <TextInput
          required={!webhook}
          type="url"
          label={label('url')}
          description={
            webhook
              ? intl.formatMessage({ id: 'anomaly.webhooks.urlKept' }, { origin: webhook.origin })
              : undefined
          }
          value={url}
          error={errorOf('url')}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        {template === 'SMS' ? (
          <Textarea
            required
            autosize
            minRows={2}
            placeholder="+821012345678"
            label={label('numbers')}
            value={numbers}
            error={errorOf('numbers')}
            onChange={({ currentTarget }) => setNumbers(currentTarget.value)}
          />
        ) : null}
        {webhook ? (
          <Checkbox
            size="xs"
            label={label('secret')}
            checked={isSecretRenewed}
            onChange={({ currentTarget }) => setRenewed(currentTarget.checked)}
          />
        ) : null}
        {others ? (
          <Text size="sm" c="var(--sky-cost)" role="alert">
            {others}
          </Text>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            <FormattedMessage id="anomaly.handling.save" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="anomaly.handling.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const LANGUAGE_WORDS = ['EN', 'JA', 'KO', 'ZH'] as const;
