// What the rows of each vendor hold and lack, in each of its billing currencies.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { shareOf } from '../../../../lib/money/money.ts';
import type {
  GapsTable_vendor$data,
  GapsTable_vendor$key,
} from '../../../__generated__/GapsTable_vendor.graphql.ts';
import { CodedAmount, NumberText, ShareText } from '../../../components/files/FigureText.tsx';
import shared from '../../../components/layout/Page.module.css';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import type { MessageId } from '../../../intl/catalogues.ts';
import { Sentences } from '../../../intl/Sentences.tsx';
import classes from '../Data.module.css';
import { Panel } from '../Panel.tsx';

type CurrencyData = GapsTable_vendor$data[number]['currencies'][number];

const SHARES = [
  ['shareWithoutTags', 'data.page.withoutTags'],
  ['shareWithoutListPrice', 'data.page.withoutListPrice'],
  ['shareWithoutAccount', 'data.page.withoutAccount'],
  ['shareWithoutService', 'data.page.withoutService'],
  ['shareWithoutRegion', 'data.page.withoutRegion'],
] as const satisfies readonly (readonly [keyof CurrencyData, MessageId])[];

interface GapsTableProps {
  vendors: GapsTable_vendor$key;
  unlistedRows: number;
}

export function GapsTable({ vendors, unlistedRows }: GapsTableProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment GapsTable_vendor on VendorData @relay(plural: true) {
        isCounted
        vendor
        currencies {
          billed
          currency
          rowCount
          shareWithoutAccount
          shareWithoutListPrice
          shareWithoutRegion
          shareWithoutService
          shareWithoutTags
          zeroCostRows
        }
      }
    `,
    vendors,
  );
  const isWhole = data.every(({ isCounted }) => isCounted);
  const note = (
    <Sentences>
      <FormattedMessage id="data.page.sharesNote" />
      {isWhole ? null : <FormattedMessage id="data.page.notCounted" />}
      {unlistedRows === 0 ? null : (
        <FormattedMessage id="data.page.unlisted" values={{ count: unlistedRows }} />
      )}
    </Sentences>
  );
  return (
    <Panel title={intl.formatMessage({ id: 'data.page.gaps' })} note={note}>
      <table className={`${`${shared.table} ${classes.table}`} sky-figures`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="data.page.vendor" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.rows" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.zeroRows" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.billed" />
            </th>
            {SHARES.map(([share, label]) => (
              <th key={share} scope="col">
                <FormattedMessage id={label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.flatMap(({ vendor, currencies }) =>
            currencies.map((line) => (
              <tr key={`${vendor} ${line.currency}`}>
                <th scope="row">
                  <span className={classes.vendor}>
                    <VendorBadge vendor={vendor} isDecorative />
                    {vendorName(vendor)}
                    {currencies.length > 1 ? ` ${line.currency}` : null}
                  </span>
                </th>
                <td>
                  <NumberText value={line.rowCount} />
                </td>
                <td>
                  <NumberText value={line.zeroCostRows} />
                </td>
                <td>
                  <CodedAmount amount={line.billed} currency={line.currency} />
                </td>
                {SHARES.map(([share]) => (
                  <ShareCell key={share} share={line[share]} />
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Panel>
  );
}

function ShareCell({ share }: { share: number | null | undefined }) {
  return (
    <td>
      <ShareText percent={typeof share === 'number' ? shareOf(share, 1) : null} />
    </td>
  );
}
