// The history of the data: every load, undo, removal and restoring of a scope, and the way to remove what is in it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChangeList_changes$key } from '../../../__generated__/ChangeList_changes.graphql.ts';
import type { DataHistory_stored$key } from '../../../__generated__/DataHistory_stored.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import classes from '../Data.module.css';
import { ChangeList } from './ChangeList.tsx';
import { MonthsKept } from './MonthsKept.tsx';
import { RemoveData } from './RemoveData.tsx';
import { ScopeFields } from './ScopeFields.tsx';

interface DataHistoryProps {
  stored: DataHistory_stored$key;
  changes: ChangeList_changes$key;
  /** What is typed to confirm a removal. */
  companyName: string;
  /** Something was removed, or the number of months that are kept was changed. */
  onChange: () => void;
}

export function DataHistory({ stored, changes, companyName, onChange }: DataHistoryProps) {
  const intl = useIntl();
  const [isRemoving, setRemoving] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const data = useFragment(
    graphql`
      fragment DataHistory_stored on StoredData {
        keepDays
        keptMonths
        rowCount
        ...RemoveData_stored
        ...ScopeFields_stored
      }
    `,
    stored,
  );
  const keptMonths = data.keptMonths ?? null;
  return (
    <section className={shared.panel} aria-label={intl.formatMessage({ id: 'data.history.title' })}>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="data.history.title" />
        </h2>
        <div className={classes.scope}>
          <ScopeFields stored={data} />
          <Button
            size="xs"
            variant="default"
            disabled={data.rowCount === 0}
            onClick={() => setRemoving(true)}
          >
            <FormattedMessage id="data.history.remove" />
          </Button>
          <Button size="xs" variant="default" onClick={() => setChoosing(true)}>
            <FormattedMessage id="data.retention.change" />
          </Button>
        </div>
      </header>
      <ChangeList changes={changes} />
      <p className={classes.note}>
        <FormattedMessage id="data.history.note" values={{ days: data.keepDays }} />
        <br />
        {keptMonths === null ? (
          <FormattedMessage id="data.retention.keepsAll" />
        ) : (
          <FormattedMessage id="data.retention.keeps" values={{ count: keptMonths }} />
        )}
      </p>
      <MonthsKept
        keptMonths={keptMonths}
        keepDays={data.keepDays}
        companyName={companyName}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onDone={() => {
          setChoosing(false);
          onChange();
        }}
      />
      <RemoveData
        stored={data}
        companyName={companyName}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onDone={() => {
          setRemoving(false);
          onChange();
        }}
      />
    </section>
  );
}
