// What is written into the file, and where it goes.
import { Button, Radio } from '@mantine/core';
import { IconDownload, IconMail } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './Export.module.css';
import { type ExportChoice, withChoice } from './export-input.ts';

interface ExportFormProps {
  choice: ExportChoice;
  /** Of one item there are billing rows alone. */
  hasParts: boolean;
  onChange: (choice: ExportChoice) => void;
  isAsking: boolean;
  onDownload: () => void;
  onMail: () => void;
}

const PARTS = ['SUMMARY', 'SERIES', 'DETAILS'] as const;
const FORMATS = ['CSV', 'XLSX', 'PARQUET'] as const;
const APPEARANCES = ['DISPLAYED', 'RAW'] as const;

export function ExportForm({ choice, hasParts, onChange, isAsking, onDownload, onMail }: ExportFormProps) {
  const intl = useIntl();
  const { part, format, appearance } = choice;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDownload();
      }}
    >
      {hasParts ? (
        <Choice
          label={intl.formatMessage({ id: 'cost-analytics.export.part' })}
          value={part}
          values={PARTS}
          nameOf={(each) => intl.formatMessage({ id: 'cost-analytics.export.partName' }, { part: each })}
          onChange={(each) => onChange(withChoice(choice, { part: each }))}
        />
      ) : null}
      <Choice
        label={intl.formatMessage({ id: 'cost-analytics.export.format' })}
        value={format}
        values={FORMATS}
        nameOf={(each) => intl.formatMessage({ id: 'cost-analytics.export.formatName' }, { format: each })}
        onChange={(each) => onChange(withChoice(choice, { format: each }))}
      />
      <Choice
        label={intl.formatMessage({ id: 'cost-analytics.export.appearance' })}
        value={appearance}
        values={APPEARANCES}
        nameOf={(each) =>
          intl.formatMessage({ id: 'cost-analytics.export.appearanceName' }, { appearance: each })
        }
        onChange={(each) => onChange(withChoice(choice, { appearance: each }))}
      />
      <p className={classes.hint}>
        <FormattedMessage id="cost-analytics.export.appearanceHint" values={{ appearance }} />
      </p>
      <div className={classes.actions}>
        <Button type="submit" leftSection={<IconDownload size={16} aria-hidden />}>
          <FormattedMessage id="cost-analytics.export.download" />
        </Button>
        {part === 'DETAILS' ? (
          <Button
            variant="default"
            leftSection={<IconMail size={16} aria-hidden />}
            loading={isAsking}
            onClick={onMail}
          >
            <FormattedMessage id="cost-analytics.export.mail" />
          </Button>
        ) : null}
      </div>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, values, nameOf, onChange }: ChoiceProps<Value>) {
  return (
    <Radio.Group
      label={label}
      value={value}
      onChange={(chosen) => {
        const found = values.find((each) => each === chosen);
        if (found) onChange(found);
      }}
    >
      <div className={classes.radios}>
        {values.map((each) => (
          <Radio key={each} value={each} label={nameOf(each)} size="xs" />
        ))}
      </div>
    </Radio.Group>
  );
}
