// What other publishers sold by way of the vendor: code, name, publisher, charge (B-09).
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  AdditionalServicesTab_services$data,
  AdditionalServicesTab_services$key,
} from '../../../__generated__/AdditionalServicesTab_services.graphql.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { CurrencyTotals } from '../bill/CurrencyTotals.tsx';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import type { BillPlace } from './place.ts';

type Service = AdditionalServicesTab_services$data['services'][number];
type ServiceRow = Service & { id: string; children?: undefined };

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
  const rows = useMemo(
    () =>
      data.services.map(
        (service): ServiceRow => ({
          ...service,
          id: rowId(service.currency, service.publisher, service.code, service.name),
        }),
      ),
    [data],
  );
  return (
    <BillGrid
      title={intl.formatMessage({ id: 'billing.tab.name' }, { tab: 'additionalServices' })}
      columns={COLUMNS}
      rows={rows}
      nameOf={({ name }) => name}
      scrollName={`additional ${vendor} ${month}`}
      tools={<CurrencyTotals totals={data.totals} />}
    />
  );
}

const COLUMNS: TreeColumn<ServiceRow>[] = [
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
    cell: ({ code }) => <span title={code}>{code || '–'}</span>,
    width: 180,
  },
  {
    id: 'publisher',
    isText: true,
    head: <FormattedMessage id="billing.services.publisher" />,
    cell: ({ publisher }) => <span title={publisher}>{publisher || '–'}</span>,
    width: 180,
  },
  {
    id: 'charge',
    head: <FormattedMessage id="billing.services.charge" />,
    cell: ({ charge, currency }) => <SignedMoney amount={charge} currency={currency} tone="subtotal" />,
    width: 160,
  },
];
