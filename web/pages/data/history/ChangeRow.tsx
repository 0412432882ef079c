// One change of the data; its name opens what it did to each month, and how it is taken back.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChangeRow_change$key } from '../../../__generated__/ChangeRow_change.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Data.module.css';
import { dataPage } from '../page.tsx';
import { BilledCell } from './BilledCell.tsx';

export function ChangeRow({ change }: { change: ChangeRow_change$key }) {
  const instantText = useInstant();
  const { change: changeAddress } = usePageAddress(dataPage);
  const data = useFragment(
    graphql`
      fragment ChangeRow_change on DataChange {
        actor
        amounts {
          billedBefore
          billedNow
          currency
        }
        at
        id
        kind
        monthCount
        rowsBefore
        rowsNow
        source
      }
    `,
    change,
  );
  return (
    <tr>
      <th scope="row">
        <button type="button" className={classes.open} onClick={() => changeAddress({ change: data.id })}>
          <FormattedMessage id="data.history.kind" values={{ kind: data.kind }} />
        </button>
      </th>
      <td className={`${classes.text} ${classes.value}`} title={data.source}>
        {data.source}
      </td>
      <td>{instantText(data.at)}</td>
      <td className={classes.text}>{data.actor ?? '–'}</td>
      <td>
        <NumberText value={data.monthCount} />
      </td>
      <td>
        <NumberText value={data.rowsBefore} />
      </td>
      <td>
        <NumberText value={data.rowsNow} />
      </td>
      <BilledCell
        amounts={data.amounts.map(({ currency, billedBefore }) => ({ currency, billed: billedBefore }))}
      />
      <BilledCell
        amounts={data.amounts.map(({ currency, billedNow }) => ({ currency, billed: billedNow }))}
      />
    </tr>
  );
}
