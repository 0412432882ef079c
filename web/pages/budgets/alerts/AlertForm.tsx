// The form of an alert: the budget, percents of what was spent and of the expected end, and up to ten people.
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAX_RECIPIENTS } from '../../../../lib/mail/mails.ts';
import { areTooMany, PeopleChoice, stillOffered } from '../../../components/forms/PeopleChoice.tsx';
import classes from '../Budgets.module.css';
import type { Row } from '../budget-rows.ts';
import { useScopeName } from '../shared/useScopeName.ts';
import type { Alerts } from './alert-data.ts';
import { percentsOf, percentsText } from './alert-percents.ts';
import { useSaveAlert } from './useSaveAlert.ts';

interface AlertFormProps {
  alerts: Alerts;
  rows: readonly Row[];
  onDone: () => void;
}

export function AlertForm({ alerts, rows, onDone }: AlertFormProps) {
  const scopeName = useScopeName();
  const [key, setKey] = useState(rows[0]?.key ?? '');
  const row = rows.find((each) => each.key === key);
  return (
    <div className={classes.form}>
      <FormattedMessage id="budgets.page.alertsHint" tagName="p" />
      <NativeSelect
        label={<FormattedMessage id="budgets.page.scope" />}
        value={key}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
        data={rows.map((each) => ({ value: each.key, label: scopeName(each) }))}
      />
      {row ? <AlertFields key={key} alerts={alerts} row={row} onDone={onDone} /> : null}
    </div>
  );
}

function AlertFields({ alerts, row, onDone }: { alerts: Alerts; row: Row; onDone: () => void }) {
  const found = alerts.alerts.find(({ key }) => key === row.key);
  const [actual, setActual] = useState(percentsText(found?.actual ?? [50, 80, 100]));
  const [expected, setExpected] = useState(percentsText(found?.expected ?? [100]));
  const [people, setPeople] = useState(stillOffered(found?.recipients ?? [], alerts.people));
  const { save, isSaving } = useSaveAlert(onDone);
  const [ofActual, ofExpected] = [percentsOf(actual), percentsOf(expected)];
  const isOver = areTooMany(people);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ofActual || !ofExpected) return;
    const version = found?.version ?? 0;
    save({ scope: row.scope, version, actual: ofActual, expected: ofExpected, recipients: people });
  };
  const wrong = <FormattedMessage id="budgets.page.notPercents" />;
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label={<FormattedMessage id="budgets.page.ofActual" />}
        value={actual}
        error={ofActual ? null : wrong}
        onChange={({ currentTarget }) => setActual(currentTarget.value)}
      />
      <TextInput
        label={<FormattedMessage id="budgets.page.ofExpected" />}
        value={expected}
        error={ofExpected ? null : wrong}
        onChange={({ currentTarget }) => setExpected(currentTarget.value)}
      />
      <PeopleChoice
        label={<FormattedMessage id="budgets.page.recipients" values={{ max: MAX_RECIPIENTS }} />}
        people={alerts.people}
        chosen={people}
        onChange={setPeople}
        tooMany={<FormattedMessage id="budgets.page.tooMany" values={{ max: MAX_RECIPIENTS }} />}
      />
      <Button type="submit" loading={isSaving} disabled={!ofActual || !ofExpected || isOver}>
        <FormattedMessage id="budgets.page.save" />
      </Button>
    </form>
  );
}
