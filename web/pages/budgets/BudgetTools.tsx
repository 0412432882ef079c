// What can be done with budgets: the ways to add, to fill and to move them.
import { useIntl } from 'react-intl';
import { FileMenu } from '../../components/files/FileMenu.tsx';
import { AlertSettings } from './alerts/AlertSettings.tsx';
import { budgetTable } from './amounts/budget-file.ts';
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
  const year = (data.months[0] ?? data.thisMonth).slice(0, 4);
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
      <FileMenu
        name={`${intl.formatMessage({ id: 'budgets.page.title' })} ${year}`}
        facts={() => [[intl.formatMessage({ id: 'cost-analytics.exportMail.range' }), year]]}
        table={() => budgetTable(data.rows)}
      />
    </>
  );
}
