// Name, language, time zone and currency: the same choices as in the header, with what each is for.
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { isSendZone, SEND_ZONE_CODES, type SendZone } from '../../../../lib/calendar/send-zones.ts';
import { languageRow } from '../../../../lib/catalogue/languages.ts';
import type { Profile_viewer$key } from '../../../__generated__/Profile_viewer.graphql.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import shared from '../../../components/layout/Page.module.css';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { SCREEN_LANGUAGES } from '../../../intl/screen-languages.ts';
import { useSaveCurrency } from '../../../viewer/useSaveCurrency.ts';
import classes from './Account.module.css';
import { useSaveName } from './useSaveName.ts';
import { useSaveTimeZone } from './useSaveTimeZone.ts';

export function Profile({ viewer }: { viewer: Profile_viewer$key }) {
  const { user, preferences } = useFragment(
    graphql`
      fragment Profile_viewer on Viewer {
        user {
          email
          name
          timeZone
        }
        preferences {
          selectedCurrency
          currencies {
            currency
          }
        }
      }
    `,
    viewer,
  );
  return (
    <section className={shared.panel} data-part="profile">
      <h2 className={classes.panelTitle}>
        <FormattedMessage id="platform.account.profile" />
      </h2>
      <div className={classes.fields}>
        <NameForm name={user?.name ?? ''} />
        <TextInput
          label={<FormattedMessage id="platform.signIn.email" />}
          description={<FormattedMessage id="platform.account.emailNote" />}
          value={user?.email ?? ''}
          readOnly
        />
        <LanguageChoice />
        <TimeZoneChoice selected={user?.timeZone ?? null} />
        {preferences ? (
          <CurrencyChoice
            selected={preferences.selectedCurrency}
            codes={preferences.currencies.map(({ currency }) => currency)}
          />
        ) : null}
      </div>
    </section>
  );
}

function NameForm({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const { save, isSaving, errorOf, formRef } = useSaveName();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(typed.trim());
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate className={classes.name}>
      <TextInput
        label={<FormattedMessage id="platform.account.name" />}
        description={<FormattedMessage id="platform.account.nameNote" />}
        value={typed}
        error={errorOf('name')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="name"
      />
      <Button type="submit" variant="default" h={36} loading={isSaving} disabled={typed.trim() === name}>
        <FormattedMessage id="platform.account.save" />
      </Button>
    </form>
  );
}

function LanguageChoice() {
  const toast = useToast();
  const { language, setLanguage } = useLanguage();
  return (
    <NativeSelect
      label={<FormattedMessage id="platform.account.language" />}
      description={<FormattedMessage id="platform.account.languageNote" />}
      value={language}
      onChange={(event) => setLanguage(event.currentTarget.value).catch(() => toast.failed())}
      data={SCREEN_LANGUAGES.map((code) => ({ value: code, label: languageRow(code).name }))}
    />
  );
}

const UTC = 'UTC';

function TimeZoneChoice({ selected }: { selected: SendZone | null }) {
  const intl = useIntl();
  const { save, isSaving } = useSaveTimeZone();
  return (
    <NativeSelect
      label={<FormattedMessage id="platform.account.timeZone" />}
      description={<FormattedMessage id="platform.account.timeZoneNote" />}
      value={selected ?? UTC}
      disabled={isSaving}
      onChange={({ currentTarget: { value } }) => save(isSendZone(value) ? value : null)}
      data={[
        { value: UTC, label: UTC },
        ...SEND_ZONE_CODES.map((zone) => ({
          value: zone,
          label: intl.formatMessage({ id: 'billing.send.zoneName' }, { zone }),
        })),
      ]}
    />
  );
}

function CurrencyChoice({ selected, codes }: { selected: string; codes: readonly string[] }) {
  const intl = useIntl();
  const { save, isSaving } = useSaveCurrency();
  const nameOf = (code: string) => intl.formatDisplayName(code, { type: 'currency' }) ?? code;
  return (
    <NativeSelect
      label={<FormattedMessage id="platform.account.currency" />}
      description={<FormattedMessage id="platform.account.currencyNote" />}
      value={selected}
      disabled={isSaving}
      onChange={(event) => save(event.currentTarget.value)}
      data={codes.map((code) => ({ value: code, label: `${code} – ${nameOf(code)}` }))}
    />
  );
}
