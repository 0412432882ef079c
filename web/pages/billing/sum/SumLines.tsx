// A sum, line by line: cost red, discounts green, subtotals navy, each with its sign, for colour alone says nothing (B-04, G-08).
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { BillMoney } from '../bill/BillMoney.tsx';
import classes from './SumLines.module.css';
import { type LineKind, type LineSpan, type SumLine, spansOf } from './sum-lines.ts';

interface SumLinesProps {
  /** Names the table. */
  label: string;
  lines: readonly SumLine[];
  currency: string;
}

const SIGNS: Record<LineKind, string> = { cost: '+', discount: '−', subtotal: '=' };

export function SumLines({ label, lines, currency }: SumLinesProps) {
  const intl = useIntl();
  const spans = spansOf(lines);
  return (
    <table className={`${classes.lines} sky-figures`} aria-label={label}>
      <tbody>
        {lines.map(({ key, label: name, amount, kind, parts = [], note }, place) => (
          <Fragment key={key}>
            <tr className={classes.line} data-kind={kind} data-line={key}>
              <th scope="row">
                <span className={classes.head}>
                  <span
                    className={classes.sign}
                    role="img"
                    aria-label={intl.formatMessage({ id: 'billing.sum.sign' }, { kind })}
                  >
                    {SIGNS[kind]}
                  </span>
                  <span>
                    {name}
                    {note ? <span className={classes.note}>{note}</span> : null}
                  </span>
                </span>
              </th>
              <td className={classes.room}>
                <Bar span={spans[place]} />
              </td>
              <td className={classes.amount}>
                <BillMoney amount={amount} currency={currency} />
              </td>
            </tr>
            {parts.map((part) => (
              <tr key={part.key} className={classes.part}>
                <th scope="row">{part.label}</th>
                <td className={classes.room} />
                <td className={classes.amount}>
                  <BillMoney amount={part.amount} currency={currency} />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ span }: { span: LineSpan | undefined }) {
  if (!span) return null;
  return (
    <div
      className={classes.bar}
      aria-hidden="true"
      style={{ left: `${span.start}%`, width: `${span.end - span.start}%` }}
    />
  );
}
