// The whole of the page: tools, the figures of a month, the amounts of the year, and what is not saved yet.
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BudgetBoard_budgets$key } from '../../__generated__/BudgetBoard_budgets.graphql.ts';
import { SaveBar } from '../../components/forms/SaveBar.tsx';
import { PageLayout } from '../../components/layout/PageLayout.tsx';
import { AppliedRates } from '../../components/money/AppliedRates.tsx';
import { Unconverted } from '../../components/money/Unconverted.tsx';
import { useMoney } from '../../components/money/useMoney.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { AmountGrid } from './amounts/AmountGrid.tsx';
import { BudgetBar } from './BudgetBar.tsx';
import { BudgetTools } from './BudgetTools.tsx';
import { type Draft, type DraftCell, isAmount, shownRows, withCells } from './budget-rows.ts';
import { MonthStatus } from './MonthStatus.tsx';
import { shownFigures } from './shown-figures.ts';
import { useSaveBudgets } from './useSaveBudgets.ts';
import { YearChart } from './YearChart.tsx';
import { withoutRow } from './year-figures.ts';

interface BudgetBoardProps {
  budgets: BudgetBoard_budgets$key;
  isStale: boolean;
  onRefresh: () => void;
}

export function BudgetBoard({ budgets, isStale, onRefresh }: BudgetBoardProps) {
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
        rates {
          date
          from
          rate
          source
          to
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
  const forget = () => setDraft(new Map());
  const { save, isSaving } = useSaveBudgets({
    onSaved: () => {
      forget();
      onRefresh();
    },
    // Others were faster: the newer budgets are asked for, and the draft stays.
    onRefresh,
  });
  const cells = [...draft.values()];
  const isWhole = cells.every(({ amount }) => isAmount(amount));
  const rows = shownRows(data.rows, draft);
  const money = useMoney();
  const shown = useMemo(() => shownFigures(data.rows, data, money), [data, money]);
  return (
    <AppliedRates rates={data.rates}>
      <PageLayout
        isOfCost
        isStale={isStale}
        title={<FormattedMessage id="budgets.page.title" />}
        bar={<BudgetBar data={data} isEditor={isEditor} currency={currency} onCurrency={setCurrency} />}
        actions={
          <BudgetTools data={data} rows={rows} isEditor={isEditor} currency={currency} onChange={change} />
        }
      >
        <Unconverted amounts={data.unconverted} />
        <MonthStatus data={data} shown={shown} />
        <YearChart data={data} shown={shown} />
        <AmountGrid
          data={data}
          rows={rows}
          shown={shown}
          draft={draft}
          currency={currency}
          isEditor={isEditor}
          onChange={change}
          onUndo={(row) => setDraft((now) => withoutRow(now, row))}
        />
        <SaveBar
          count={draft.size}
          isSaving={isSaving}
          fault={isWhole ? null : <FormattedMessage id="budgets.page.notAmount" />}
          onDiscard={forget}
          onSave={() => save(data.version, cells)}
        />
      </PageLayout>
    </AppliedRates>
  );
}
