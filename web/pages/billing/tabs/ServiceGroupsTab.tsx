// The bill by the groups of a set and their products; what belongs to no group stands last (B-09).

import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { sumMoney } from '../../../../lib/money/money.ts';
import type {
  ServiceGroupsTab_groups$data,
  ServiceGroupsTab_groups$key,
} from '../../../__generated__/ServiceGroupsTab_groups.graphql.ts';
import type { SplitPicker_bill$key } from '../../../__generated__/SplitPicker_bill.graphql.ts';
import { Caught, type CaughtResult } from '../../../components/faults/Caught.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { CurrencyTotals } from '../bill/CurrencyTotals.tsx';
import { underCurrencies } from '../bill/currency-rows.ts';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import { shownRows, shownTotals } from '../bill/shown-rows.ts';
import { useTotalName } from '../bill/useTotalName.ts';
import type { BillFileOf } from '../shared/PartFiles.tsx';
import type { BillPlace } from './place.ts';
import { SplitPicker } from './SplitPicker.tsx';

interface GroupRow {
  id: string;
  name: string;
  currency: string;
  cost: number;
  children?: readonly GroupRow[];
}

interface ServiceGroupsTabProps extends BillPlace {
  bill: SplitPicker_bill$key;
  groups: CaughtResult<ServiceGroupsTab_groups$key | null | undefined> | null | undefined;
  onRetry: () => void;
}

export function ServiceGroupsTab({ vendor, month, bill, groups, onRetry }: ServiceGroupsTabProps) {
  const picker = <SplitPicker bill={bill} by="set" />;
  if (!groups) return picker;
  return (
    <Caught result={groups} onRetry={onRetry}>
      {(value) => (
        <Groups
          scrollName={`groups ${vendor} ${month}`}
          file={{ vendor, month: `${month}-01`, part: 'serviceGroups' }}
          groups={value}
          picker={picker}
        />
      )}
    </Caught>
  );
}

interface GroupsProps {
  scrollName: string;
  file: BillFileOf;
  groups: ServiceGroupsTab_groups$key;
  picker: ReactNode;
}

function Groups({ scrollName, file, groups, picker }: GroupsProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ServiceGroupsTab_groups on BillServiceGroups {
        groups {
          cost
          currency
          isUndefined
          name
          products {
            cost
            name
          }
        }
        set
        totals {
          amount
          currency
        }
      }
    `,
    groups,
  );
  const undefinedName = intl.formatMessage(
    { id: 'billing.item.placeholder' },
    { missing: 'UNDEFINED_GROUP' },
  );
  const totalName = useTotalName();
  const rows = useMemo(() => groupRows(data, undefinedName, totalName), [data, undefinedName, totalName]);
  const { roundingIn } = useMoney();
  const columns = useMemo(
    () => columnsOf(shownRows(rows, roundingIn, ({ cost }) => cost)),
    [rows, roundingIn],
  );
  return (
    <BillGrid
      title={`${intl.formatMessage({ id: 'billing.tab.name' }, { tab: 'serviceGroups' })} · ${data.set}`}
      columns={columns}
      rows={rows}
      nameOf={({ name }) => name}
      scrollName={scrollName}
      file={{ ...file, serviceGroupSet: data.set }}
      tools={
        <>
          <CurrencyTotals totals={shownTotals(data.totals, roundingIn)} />
          {picker}
        </>
      }
    />
  );
}

function groupRow(group: ServiceGroupsTab_groups$data['groups'][number], undefinedName: string): GroupRow {
  const { name, isUndefined, currency, cost, products } = group;
  return {
    id: rowId('group', currency, isUndefined ? '' : name),
    name: isUndefined ? undefinedName : name,
    currency,
    cost,
    children: products.map((product) => ({
      id: rowId('group', currency, isUndefined ? '' : name, product.name),
      name: product.name,
      currency,
      cost: product.cost,
    })),
  };
}

function groupRows(
  { groups, totals }: ServiceGroupsTab_groups$data,
  undefinedName: string,
  totalName: (currency: string) => string,
): readonly GroupRow[] {
  const rows = groups.map((group) => groupRow(group, undefinedName));
  return underCurrencies(
    rows,
    totals.map(({ currency }) => currency),
    ({ id, currency, children }) => ({
      ...{ id, currency, children, name: totalName(currency) },
      cost: sumMoney(children.map(({ cost }) => cost)),
    }),
  );
}

const columnsOf = (shown: ReadonlyMap<GroupRow, number>): TreeColumn<GroupRow>[] => [
  {
    id: 'name',
    head: <FormattedMessage id="billing.groups.name" />,
    cell: ({ name }) => <span title={name}>{name}</span>,
    width: 320,
  },
  {
    id: 'cost',
    head: <FormattedMessage id="billing.column.cost" />,
    cell: (row) => (
      <SignedMoney
        amount={shown.get(row) ?? row.cost}
        exact={row.cost}
        currency={row.currency}
        tone="byAmount"
      />
    ),
    width: 180,
  },
];
