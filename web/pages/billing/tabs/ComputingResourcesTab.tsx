// Usage of instances by type, region, operating system and purchase option (B-09).

import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { sumMoney } from '../../../../lib/money/money.ts';
import type {
  ComputingResourcesTab_resources$data,
  ComputingResourcesTab_resources$key,
} from '../../../__generated__/ComputingResourcesTab_resources.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { CurrencyTotals, totalsOf } from '../bill/CurrencyTotals.tsx';
import { underCurrencies } from '../bill/currency-rows.ts';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import { shownRows, shownTotals } from '../bill/shown-rows.ts';
import { useTotalName } from '../bill/useTotalName.ts';
import type { BillPlace } from './place.ts';

type Resource = ComputingResourcesTab_resources$data[number];
interface ResourceRow {
  id: string;
  name: string;
  currency: string;
  amount: number;
  resource: Resource | null;
  children?: readonly ResourceRow[];
}

interface ComputingResourcesTabProps extends BillPlace {
  resources: ComputingResourcesTab_resources$key;
}

export function ComputingResourcesTab({ vendor, month, resources }: ComputingResourcesTabProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ComputingResourcesTab_resources on ComputingResource @relay(plural: true) {
        cost
        currency
        instanceType
        operatingSystem
        purchaseOption
        region
        resourceCount
        unit
        usage
      }
    `,
    resources,
  );
  const totalName = useTotalName();
  const rows = useMemo(() => currencyRows(byInstanceType(data), totalName), [data, totalName]);
  const { roundingIn } = useMoney();
  const columns = useMemo(
    () => columnsOf(shownRows(rows, roundingIn, ({ amount }) => amount)),
    [rows, roundingIn],
  );
  return (
    <BillGrid
      title={intl.formatMessage({ id: 'billing.tab.name' }, { tab: 'computingResources' })}
      columns={columns}
      rows={rows}
      nameOf={({ name }) => name}
      scrollName={`computing ${vendor} ${month}`}
      file={{ vendor, month: `${month}-01`, part: 'computingResources' }}
      tools={<CurrencyTotals totals={shownTotals(totalsOf(rows), roundingIn)} />}
    />
  );
}

/** Each currency on its own, by falling cost; a type that has one kind of usage alone is a row without parts. */
function byInstanceType(resources: readonly Resource[]): ResourceRow[] {
  const keys = [...new Set(resources.map(({ currency, instanceType }) => rowId(currency, instanceType)))];
  return keys
    .flatMap((id): ResourceRow[] => {
      const parts = resources.filter(({ currency, instanceType }) => rowId(currency, instanceType) === id);
      const [first] = parts;
      if (!first) return [];
      const { instanceType: name, currency } = first;
      const [sum] = totalsOf(parts.map((part) => ({ currency, amount: part.cost })));
      return [
        {
          id,
          name,
          currency,
          amount: sum?.amount ?? 0,
          resource: parts.length === 1 ? first : null,
          children: parts.length === 1 ? [] : parts.map((part) => partRow(id, part)),
        },
      ];
    })
    .sort((one, other) => one.currency.localeCompare(other.currency) || other.amount - one.amount);
}

function partRow(parent: string, resource: Resource): ResourceRow {
  const { region, operatingSystem, purchaseOption, unit, currency, cost, instanceType } = resource;
  return {
    id: rowId(parent, region, operatingSystem, purchaseOption, unit),
    name: instanceType,
    currency,
    amount: cost,
    resource,
  };
}

function currencyRows(
  rows: readonly ResourceRow[],
  totalName: (currency: string) => string,
): readonly ResourceRow[] {
  return underCurrencies(rows, [], ({ id, currency, children }) => ({
    ...{ id, currency, children, name: totalName(currency), resource: null },
    amount: sumMoney(children.map(({ amount }) => amount)),
  }));
}

const columnsOf = (shown: ReadonlyMap<ResourceRow, number>): TreeColumn<ResourceRow>[] => [
  {
    id: 'type',
    head: <FormattedMessage id="billing.computing.type" />,
    cell: ({ name }) => name,
    width: 240,
  },
  {
    id: 'region',
    isText: true,
    head: <FormattedMessage id="billing.computing.region" />,
    cell: ({ resource }) => (resource ? resource.region || '–' : null),
    width: 160,
  },
  {
    id: 'system',
    isText: true,
    head: <FormattedMessage id="billing.computing.system" />,
    cell: ({ resource }) => (resource ? resource.operatingSystem || '–' : null),
    width: 150,
  },
  {
    id: 'option',
    isText: true,
    head: <FormattedMessage id="billing.computing.option" />,
    cell: ({ resource }) => (resource ? resource.purchaseOption || '–' : null),
    width: 150,
  },
  {
    id: 'usage',
    head: <FormattedMessage id="billing.computing.usage" />,
    cell: ({ resource }) =>
      resource ? <NumberText value={resource.usage} unit={resource.unit} maximumFractionDigits={1} /> : null,
    width: 150,
  },
  {
    id: 'count',
    head: <FormattedMessage id="billing.computing.count" />,
    cell: ({ resource }) => (resource ? <NumberText value={resource.resourceCount} /> : null),
    width: 110,
  },
  {
    id: 'cost',
    head: <FormattedMessage id="billing.column.cost" />,
    cell: (row) => (
      <SignedMoney
        amount={shown.get(row) ?? row.amount}
        exact={row.amount}
        currency={row.currency}
        tone="byAmount"
      />
    ),
    width: 150,
  },
];
