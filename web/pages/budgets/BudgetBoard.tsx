// The whole of the page: tools, the figures of a month, the amounts of the year, and what is not saved yet.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  BudgetBoard_budgets$data,
  BudgetBoard_budgets$key,
} from '../../__generated__/BudgetBoard_budgets.graphql.ts';
import { Unconverted } from '../../components/Unconverted.tsx';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import { AmountGrid } from './AmountGrid.tsx';
import classes from './Budgets.module.css';
import { BudgetTools } from './BudgetTools.tsx';
import { type Draft, type DraftCell, shownRows, withCells } from './budget-rows.ts';
import { MonthStatus } from './MonthStatus.tsx';
import { SaveBar } from './SaveBar.tsx';

export type BoardData = BudgetBoard_budgets$data;

interface BudgetBoardProps {
  budgets: BudgetBoard_budgets$key;
  onRefresh: () => void;
}

export function BudgetBoard({ budgets, onRefresh }: BudgetBoardProps) {
  const data = useFragment(
    graphql`
      fragment BudgetBoard_budgets on Budgets {
        version
        currency
        thisMonth
        daysComplete
        daysInMonth
        months
        rows {
          key
          name
          scope {
            kind
            vendor
            account
            serviceGroupSet
            serviceGroup
            tagKey
            tagValue
          }
          months {
            month
            budget
            spent
            prorated
            rate
            expected
            expectedRate
            isRolledUp
            set {
              amount
              currency
            }
          }
        }
        choices {
          vendors
          accounts {
            vendor
            account
            name
          }
          serviceGroupSets {
            set
            groups
          }
        }
        unconverted {
          currency
          amount
        }
      }
    `,
    budgets,
  );
  const { canEdit } = useShellViewer();
  const isEditor = canEdit('DASHBOARD');
  const [draft, setDraft] = useState<Draft>(new Map());
  const [currency, setCurrency] = useState(data.currency);
  const change = (cells: readonly DraftCell[]) => setDraft((now) => withCells(now, cells, data.rows));
  const rows = shownRows(data.rows, draft);
  return (
    <div className={classes.page}>
      <BudgetTools
        data={data}
        rows={rows}
        isEditor={isEditor}
        currency={currency}
        onCurrency={setCurrency}
        onChange={change}
      />
      <Unconverted amounts={data.unconverted} />
      <MonthStatus data={data} />
      <AmountGrid
        data={data}
        rows={rows}
        draft={draft}
        currency={currency}
        isEditor={isEditor}
        onChange={change}
      />
      <SaveBar
        draft={draft}
        version={data.version}
        onDiscard={() => setDraft(new Map())}
        onSaved={() => {
          setDraft(new Map());
          onRefresh();
        }}
        onRefresh={onRefresh}
      />
    </div>
  );
}
