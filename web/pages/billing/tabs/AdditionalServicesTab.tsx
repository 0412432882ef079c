// What other publishers sold by way of the vendor: code, name, publisher, charge (B-09).

import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { sumMoney } from '../../../../lib/money/money.ts';
import type {
  AdditionalServicesTab_services$data,
  AdditionalServicesTab_services$key,
} from '../../../__generated__/AdditionalServicesTab_services.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { CurrencyTotals } from '../bill/CurrencyTotals.tsx';
import { underCurrencies } from '../bill/currency-rows.ts';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import { shownRows, shownTotals } from '../bill/shown-rows.ts';
import { useTotalName } from '../bill/useTotalName.ts';
import type { BillPlace } from './place.ts';

type Service = AdditionalServicesTab_services$data['services'][number];
interface ServiceRow extends Pick<Service, 'charge' | 'code' | 'currency' | 'name' | 'publisher'> {
  id: string;
  children?: readonly ServiceRow[];
}

interface AdditionalServicesTabProps extends BillPlace {
  services: AdditionalServicesTab_services$key;
}

export function AdditionalServicesTab({ vendor, month, services }: AdditionalServicesTabProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment AdditionalServicesTab_services on BillAdditionalServices {
        services {
          charge
          code
          currency
          name
          publisher
        }
        totals {
          amount
          currency
        }
      }
    `,
    services,
  );
  const totalName = useTotalName();
  const rows = useMemo(() => serviceRows(data, totalName), [data, totalName]);
  const { roundingIn } = useMoney();
  const columns = useMemo(
    () => columnsOf(shownRows(rows, roundingIn, ({ charge }) => charge)),
    [rows, roundingIn],
  );
  return (
    <BillGrid
      title={intl.formatMessage({ id: 'billing.tab.name' }, { tab: 'additionalServices' })}
      columns={columns}
      rows={rows}
      nameOf={({ name }) => name}
      scrollName={`additional ${vendor} ${month}`}
      file={{ vendor, month: `${month}-01`, part: 'additionalServices' }}
      tools={<CurrencyTotals totals={shownTotals(data.totals, roundingIn)} />}
    />
  );
}

function serviceRows(
  { services, totals }: AdditionalServicesTab_services$data,
  totalName: (currency: string) => string,
): readonly ServiceRow[] {
  const rows = services.map(
    (service): ServiceRow => ({
      ...service,
      id: rowId(service.currency, service.publisher, service.code, service.name),
    }),
  );
  return underCurrencies(
    rows,
    totals.map(({ currency }) => currency),
    ({ id, currency, children }) => ({
      ...{ id, currency, children, code: '', publisher: '', name: totalName(currency) },
      charge: sumMoney(children.map((row) => row.charge)),
    }),
  );
}

const columnsOf = (shown: ReadonlyMap<ServiceRow, number>): TreeColumn<ServiceRow>[] => [
  {
    id: 'name',
    head: <FormattedMessage id="billing.services.name" />,
    cell: ({ name }) => <span title={name}>{name}</span>,
    width: 320,
  },
  {
    id: 'code',
    isText: true,
    head: <FormattedMessage id="billing.services.code" />,
    cell: ({ code, children }) => (children ? null : <span title={code}>{code || '–'}</span>),
    width: 180,
  },
  {
    id: 'publisher',
    isText: true,
    head: <FormattedMessage id="billing.services.publisher" />,
    cell: ({ publisher, children }) => (children ? null : <span title={publisher}>{publisher || '–'}</span>),
    width: 180,
  },
  {
    id: 'charge',
    head: <FormattedMessage id="billing.services.charge" />,
    cell: (row) => (
      <SignedMoney
        amount={shown.get(row) ?? row.charge}
        exact={row.charge}
        currency={row.currency}
        tone="subtotal"
      />
    ),
    width: 160,
  },
];
