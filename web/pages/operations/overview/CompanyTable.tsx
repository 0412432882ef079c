// A line for each company: what needs attention, how many statuses have each code, and how fresh its data are.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { statusTraits } from '../../../../lib/catalogue/operations/status-codes.ts';
import type { CompanyTable_statuses$key } from '../../../__generated__/CompanyTable_statuses.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import layout from '../../../components/layout/Page.module.css';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useInstant } from '../../../viewer/useInstant.ts';
import { CodeMark } from '../shared/CodeMark.tsx';
import classes from '../shared/Operations.module.css';
import { operationStatusesPage } from '../statuses/page.tsx';

export function CompanyTable({ statuses }: { statuses: CompanyTable_statuses$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const instantText = useInstant();
  const { companies, isStaff } = useFragment(
    graphql`
      fragment CompanyTable_statuses on OperationStatuses {
        isStaff
        companies {
          company {
            id
            name
          }
          completeThrough
          counts {
            code
            count
          }
          lastLoadedAt
        }
      }
    `,
    statuses,
  );
  const title = intl.formatMessage({ id: 'operations.page.overview' });
  const never = <FormattedMessage id="operations.overview.never" />;
  return (
    <section className={layout.panel} aria-label={title} data-part="operations.companies">
      {isStaff ? (
        <p className={classes.note}>
          <FormattedMessage id="operations.page.staff" />
        </p>
      ) : null}
      <TableRegion className={layout.scroll} label={title}>
        <table className={`${layout.table} ${classes.table}`}>
          <thead>
            <tr>
              {COLUMNS.map((id) => (
                <th key={id} scope="col">
                  <FormattedMessage id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {companies.map(({ company, counts, lastLoadedAt, completeThrough }) => (
              <tr key={company.id}>
                <th scope="row">
                  <Link to={operationStatusesPage.link({ of: company.id })}>{company.name}</Link>
                </th>
                <td className="sky-figures">
                  <NumberText value={attentionOf(counts)} />
                </td>
                <td>
                  <span className={classes.codes}>
                    {counts.map(({ code, count }) => (
                      <CodeMark key={code} code={code} count={count} />
                    ))}
                  </span>
                </td>
                <td>{lastLoadedAt ? instantText(lastLoadedAt) : never}</td>
                <td>{completeThrough ? formatDay(completeThrough, language) : never}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </section>
  );
}

const COLUMNS = [
  'operations.page.company',
  'operations.overview.attention',
  'operations.overview.statuses',
  'operations.overview.lastLoad',
  'operations.overview.completeThrough',
] as const;

function attentionOf(counts: readonly { readonly code: string; readonly count: number }[]): number {
  return counts.reduce((sum, { code, count }) => sum + (statusTraits(code).attention ? count : 0), 0);
}
