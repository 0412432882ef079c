// For the staff: which tables of the cost store answer, why no smaller one does, and how long it takes.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TableUse_usage$key } from '../../../__generated__/TableUse_usage.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import layout from '../../../components/layout/Page.module.css';
import { usePercent } from '../../../intl/usePercent.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../shared/Operations.module.css';

export function TableUse({ usage }: { usage: TableUse_usage$key }) {
  const intl = useIntl();
  const percent = usePercent();
  const instantText = useInstant();
  const { since, questions, largeScans, largeScanRows, tables } = useFragment(
    graphql`
      fragment TableUse_usage on CostStoreUsage {
        since
        questions
        largeScans
        largeScanRows
        tables {
          table
          reason
          subject
          questions
          share
          p50
          p95
          largeScans
        }
      }
    `,
    usage,
  );
  const title = intl.formatMessage({ id: 'operations.tables.title' });
  return (
    <section className={layout.panel} aria-label={title} data-part="operations.tables">
      <h2 className={classes.panelTitle}>{title}</h2>
      <p className={classes.note}>
        <FormattedMessage
          id="operations.tables.hint"
          values={{ since: instantText(since), questions, largeScans, rows: largeScanRows }}
        />
      </p>
      {tables.length === 0 ? null : (
        <TableRegion className={layout.scroll} label={title}>
          <table className={`${layout.table} ${classes.table}`}>
            <thead>
              <tr>
                {COLUMNS.map(({ id, isFigure }) => (
                  <th key={id} scope="col" className={isFigure ? classes.amount : undefined}>
                    <FormattedMessage id={id} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tables.map((use) => (
                <tr key={`${use.table} ${use.reason} ${use.subject}`}>
                  <th scope="row">
                    <FormattedMessage id="operations.tables.name" values={{ table: use.table }} />
                  </th>
                  <td className={classes.wrapped}>
                    <FormattedMessage
                      id="operations.tables.why"
                      values={{ reason: use.reason, subject: use.subject || 'none' }}
                    />
                  </td>
                  <Figure value={use.questions} text={intl.formatNumber(use.questions)} />
                  <Figure value={use.share * 100} unit="percent" text={percent(use.share * 100)} />
                  <Figure value={use.p50} text={intl.formatNumber(use.p50, MILLISECONDS)} />
                  <Figure value={use.p95} text={intl.formatNumber(use.p95, MILLISECONDS)} />
                  <Figure value={use.largeScans} text={intl.formatNumber(use.largeScans)} />
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
    </section>
  );
}

function Figure({ value, unit, text }: { value: number; unit?: 'percent'; text: string }) {
  return (
    <td className={`${classes.amount} sky-figures`}>
      <span data-value={value} data-unit={unit}>
        {text}
      </span>
    </td>
  );
}

const MILLISECONDS = { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 } as const;

const COLUMNS = [
  { id: 'operations.tables.table', isFigure: false },
  { id: 'operations.tables.reason', isFigure: false },
  { id: 'operations.tables.questions', isFigure: true },
  { id: 'operations.tables.share', isFigure: true },
  { id: 'operations.tables.p50', isFigure: true },
  { id: 'operations.tables.p95', isFigure: true },
  { id: 'operations.tables.largeScans', isFigure: true },
] as const;
