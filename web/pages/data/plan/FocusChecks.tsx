// How the files of a plan hold against the rules of FOCUS: each broken rule with its rows and its first lines.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { checkTextId } from '../../../../lib/catalogue/loads/check-kinds.ts';
import type {
  FocusChecks_report$data,
  FocusChecks_report$key,
} from '../../../__generated__/FocusChecks_report.graphql.ts';
import { Figure } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import classes from '../Data.module.css';

type Check = NonNullable<FocusChecks_report$data['files'][number]['check']>;
type Rule = Check['broken'][number];

export function FocusChecks({ report }: { report: FocusChecks_report$key }) {
  const { files } = useFragment(
    graphql`
      fragment FocusChecks_report on LoadReport {
        files {
          name
          check {
            broken {
              column
              first {
                line
                value
              }
              id
              keyword
              kind
              other
              rows
              where
              words
            }
            ruleCount
            version
          }
        }
      }
    `,
    report,
  );
  const checked = files.flatMap(({ name, check }) => (check ? [{ name, check }] : []));
  if (checked.length === 0) return null;
  return (
    <section className={classes.file}>
      <h3 className={classes.heading}>
        <FormattedMessage id="data.check.title" />
      </h3>
      {checked.map(({ name, check }) => (
        <FileCheck key={name} name={name} check={check} />
      ))}
    </section>
  );
}

function FileCheck({ name, check: { broken, ruleCount: rules, version } }: { name: string; check: Check }) {
  const count = (keyword: Rule['keyword']) => broken.filter((rule) => rule.keyword === keyword).length;
  const values = { rules, version, must: count('MUST'), should: count('SHOULD') };
  if (broken.length === 0) {
    return (
      <p className={classes.meta}>
        <strong>{name}</strong> <FormattedMessage id="data.check.passed" values={values} />
      </p>
    );
  }
  return (
    <details>
      <summary className={classes.meta}>
        <strong>{name}</strong> <FormattedMessage id="data.check.summary" values={values} />
      </summary>
      <RuleTable name={name} rules={broken} />
    </details>
  );
}

function RuleTable({ name, rules }: { name: string; rules: readonly Rule[] }) {
  const intl = useIntl();
  const ordered = [...rules].sort((one, other) => one.keyword.localeCompare(other.keyword));
  return (
    <TableRegion
      className={shared.scroll}
      label={`${intl.formatMessage({ id: 'data.check.title' })} · ${name}`}
    >
      <table className={`${shared.table} ${classes.table} sky-figures`}>
        <thead>
          <tr>
            <th scope="col" className={classes.text}>
              <FormattedMessage id="data.check.rule" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.rows" />
            </th>
            <th scope="col" className={classes.text}>
              <FormattedMessage id="data.check.where" />
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((rule) => (
            <RuleRow key={rule.id} rule={rule} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function RuleRow({ rule: { id, column, first, keyword, kind, other, rows, where, words } }: { rule: Rule }) {
  const values = { column, other: other ?? '', where: where ?? '', words: words.join(', ') };
  const lines = first.map(({ line, value }) => (value === null ? `${line}` : `${line} (${value})`));
  return (
    <tr title={id}>
      <th scope="row" className={classes.text}>
        <FormattedMessage id="data.check.keyword" values={{ keyword }} />
        {' · '}
        <FormattedMessage id={checkTextId(kind)} values={values} />
      </th>
      <td>
        {rows === null || rows === undefined ? (
          <FormattedMessage id="data.check.header" />
        ) : (
          <Figure value={rows}>
            <FormattedMessage id="data.check.rows" values={{ count: rows }} />
          </Figure>
        )}
      </td>
      <td className={`${classes.text} ${classes.value}`} title={lines.join(', ')}>
        {lines.join(', ')}
      </td>
    </tr>
  );
}
