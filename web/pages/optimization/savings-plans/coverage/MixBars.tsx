// What paid for machine time, one bar for each account, region or family: plans, reservations, spot and on demand (P-07).
import { SegmentedControl } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MixBars_mix$key } from '../../../../__generated__/MixBars_mix.graphql.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import classes from '../../shared/Commitments.module.css';
import { RoundedRows } from '../../shared/money/Rounded.tsx';
import { MixBar } from './MixBar.tsx';
import type { MIX_GROUPINGS } from './page.tsx';

type Grouping = (typeof MIX_GROUPINGS)[number];
type Show = 'money' | 'hours';

interface MixToolsProps {
  by: Grouping;
  show: Show;
  onChange: (change: { mix?: Grouping; mixShow?: Show }) => void;
}

export function MixTools({ by, show, onChange }: MixToolsProps) {
  const intl = useIntl();
  return (
    <div className={classes.tools}>
      <SegmentedControl
        size="xs"
        aria-label={intl.formatMessage({ id: 'optimization.mix.by' })}
        value={by}
        onChange={(mix) => onChange({ mix })}
        data={[
          { value: 'account' as const, label: intl.formatMessage({ id: 'optimization.column.account' }) },
          { value: 'region' as const, label: intl.formatMessage({ id: 'optimization.column.region' }) },
          { value: 'family' as const, label: intl.formatMessage({ id: 'optimization.column.family' }) },
        ]}
      />
      <SegmentedControl
        size="xs"
        aria-label={intl.formatMessage({ id: 'optimization.trend.show' })}
        value={show}
        onChange={(mixShow) => onChange({ mixShow })}
        data={[
          { value: 'money' as const, label: intl.formatMessage({ id: 'optimization.trend.money' }) },
          { value: 'hours' as const, label: intl.formatMessage({ id: 'optimization.mix.hours' }) },
        ]}
      />
    </div>
  );
}

interface MixBarsProps {
  mix: MixBars_mix$key;
  by: Grouping;
  show: Show;
}

export function MixBars({ mix, by, show }: MixBarsProps) {
  const intl = useIntl();
  const { currency, edges, total, totalCount } = useFragment(
    graphql`
      fragment MixBars_mix on ComputeMixConnection {
        currency
        totalCount
        total {
          ...MixBar_mix
        }
        edges {
          node {
            account
            accountName
            region
            regionName
            instanceFamily
            mix {
              ...MixBar_mix
            }
          }
        }
      }
    `,
    mix,
  );
  if (edges.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="optimization.block.noData" />} />;
  const none = intl.formatMessage({ id: 'optimization.trend.noValue' });
  const nameOf = ({
    accountName,
    account,
    regionName,
    region,
    instanceFamily,
  }: (typeof edges)[number]['node']) =>
    ({ account: accountName || account, region: regionName || region, family: instanceFamily })[by] || none;
  const rows = edges.map(({ node }) => ({ name: nameOf(node), key: keyOf(node), mix: node.mix }));
  return (
    <>
      <MixBar
        name={<FormattedMessage id="optimization.mix.all" />}
        mix={total}
        show={show}
        currency={currency}
      />
      {rows.map(({ name, key, mix: row }) => (
        <MixBar key={key} name={name} mix={row} show={show} currency={currency} />
      ))}
      {show === 'money' ? <RoundedRows /> : null}
      {totalCount > edges.length ? (
        <p className={classes.note}>
          <FormattedMessage id="optimization.mix.first" values={{ shown: edges.length, count: totalCount }} />
        </p>
      ) : null}
    </>
  );
}

/** Two accounts may have one name. */
function keyOf({
  account,
  region,
  instanceFamily,
}: {
  account: string;
  region: string;
  instanceFamily: string;
}) {
  return JSON.stringify([account, region, instanceFamily]);
}
