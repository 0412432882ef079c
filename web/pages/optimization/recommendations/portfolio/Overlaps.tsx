// Usage that two pieces of advice both count: bought each alone, they would pay for the same hours.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Overlaps_portfolio$key } from '../../../../__generated__/Overlaps_portfolio.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import shared from '../../shared/Commitments.module.css';
import { type SmallColumn, SmallTable } from '../../shared/SmallTable.tsx';
import { moneyCell, textCell } from '../../shared/table-file.ts';
import { adviceRow } from '../list/advice-row.ts';
import { usePieceName } from '../list/usePieceName.ts';
import { regionNameOf } from './portfolio-rows.ts';

export function Overlaps({ portfolio }: { portfolio: Overlaps_portfolio$key }) {
  const intl = useIntl();
  const nameOf = usePieceName();
  const { currency, overlaps } = useFragment(
    graphql`
      fragment Overlaps_portfolio on RecommendationPortfolio {
        currency
        overlaps {
          account
          accountName
          instanceType
          monthlyOnDemand
          one {
            ...adviceRow_piece
          }
          other {
            ...adviceRow_piece
          }
          platform
          region
        }
      }
    `,
    portfolio,
  );
  const head = (id: MessageId) => intl.formatMessage({ id });
  const rows = overlaps.map(({ one: first, other: second, ...rest }) => {
    const [one, other] = [adviceRow(first), adviceRow(second)];
    const regionName = regionNameOf(rest.region, [one, other]);
    return { ...rest, regionName, one: nameOf(one), other: nameOf(other) };
  });
  type Row = (typeof rows)[number];
  const text = (id: string, title: MessageId, read: (row: Row) => string): SmallColumn<Row> => ({
    id,
    head: head(title),
    cell: (row) => read(row) || head('optimization.value.notTold'),
    file: textCell(read),
  });
  const columns: SmallColumn<Row>[] = [
    text('one', 'optimization.portfolio.one', ({ one }) => one),
    text('other', 'optimization.portfolio.other', ({ other }) => other),
    text('account', 'optimization.column.account', ({ accountName, account }) => accountName || account),
    text('region', 'optimization.column.region', ({ regionName }) => regionName),
    text('type', 'optimization.reserved.instanceType', ({ instanceType }) => instanceType),
    text('platform', 'optimization.advice.platform', ({ platform }) => platform),
    {
      id: 'twice',
      head: head('optimization.portfolio.countedTwice'),
      isFigure: true,
      cell: ({ monthlyOnDemand }) => <MoneyText amount={monthlyOnDemand} currency={currency} />,
      file: moneyCell(({ monthlyOnDemand }) => monthlyOnDemand),
    },
    { id: 'currency', head: head('optimization.column.currency'), file: textCell(() => currency) },
  ];
  return (
    <>
      <p className={shared.note}>{head('optimization.portfolio.overlapsNote')}</p>
      <SmallTable
        label={head('optimization.portfolio.overlaps')}
        columns={columns}
        rows={rows}
        currency={currency}
        keyOf={({ one, other, account, region, instanceType, platform }) =>
          JSON.stringify([one, other, account, region, instanceType, platform])
        }
      />
    </>
  );
}
