// What can be done with budgets: the ways to add, to fill and to move them.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MEDIA_TYPES } from '../../../lib/files/table-columns.ts';
import { saveBlob } from '../../browser/save-file.ts';
import { useFileQuestion } from '../../browser/useFileQuestion.ts';
import { AlertSettings } from './alerts/AlertSettings.tsx';
import { budgetText } from './amounts/budget-file.ts';
import { FillFromLastYear } from './amounts/FillFromLastYear.tsx';
import { ImportFile } from './amounts/ImportFile.tsx';
import type { BoardData } from './board-data.ts';
import type { DraftCell, Row } from './budget-rows.ts';
import { AddScope } from './scopes/AddScope.tsx';

interface BudgetToolsProps {
  data: BoardData;
  rows: readonly Row[];
  isEditor: boolean;
  currency: string;
  onChange: (cells: readonly DraftCell[]) => void;
}

export function BudgetTools({ data, rows, isEditor, currency, onChange }: BudgetToolsProps) {
  const intl = useIntl();
  const questionOf = useFileQuestion();
  const year = (data.months[0] ?? data.thisMonth).slice(0, 4);
  const save = () => {
    const question = questionOf(intl.formatMessage({ id: 'budgets.page.title' }), {
      facts: [[intl.formatMessage({ id: 'cost-analytics.exportMail.range' }), year]],
    });
    saveBlob(`budgets-${year}.csv`, new Blob([budgetText(data.rows, question)], { type: MEDIA_TYPES.csv }));
  };
  return (
    <>
      {isEditor ? (
        <>
          <AddScope data={data} currency={currency} onAdd={onChange} />
          <FillFromLastYear data={data} rows={rows} onFill={onChange} />
          <ImportFile data={data} onRead={onChange} />
          {data.rows.length > 0 ? <AlertSettings rows={data.rows} /> : null}
        </>
      ) : null}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={save}
      >
        <FormattedMessage id="budgets.page.export" />
      </Button>
    </>
  );
}
