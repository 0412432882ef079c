// What the checks of a line came to: a word, what is wrong with it, and all checks when the word is opened.
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { Formula } from '../../shared/FigureCards.tsx';
import classes from '../Advice.module.css';
import type { ImportedRow } from './imported-row.ts';
import { CHECK_TEXTS, knownVerdict, VERDICT_TEXTS } from './verdicts.ts';

/** The sentences of what is wrong. */
export function useFaults(): (row: Pick<ImportedRow, 'checks' | 'currency'>, ours: string) => string[] {
  const intl = useIntl();
  const { format } = useMoney();
  return ({ checks, currency }, ours) =>
    checks.flatMap(({ check, isOk, told, reckoned }) => {
      const text = CHECK_TEXTS[check];
      if (isOk !== false || !text) return [];
      const shown = (value: number | null | undefined) => {
        if (typeof value !== 'number') return '–';
        return text.unit === 'money'
          ? format(value, currency ?? ours)
          : intl.formatNumber(value, { maximumFractionDigits: 2 });
      };
      return [intl.formatMessage({ id: text.failed }, { told: shown(told), reckoned: shown(reckoned) })];
    });
}

interface ChecksProps {
  row: ImportedRow;
  /** Of lines without a currency, ISO 4217. */
  currency: string;
}

export function Checks({ row, currency }: ChecksProps) {
  const verdict = knownVerdict(row.verdict);
  const faults = useFaults()(row, currency);
  return (
    <div className={classes.checks}>
      <span className={classes.verdict} data-verdict={verdict}>
        <Formula value={<FormattedMessage id={VERDICT_TEXTS[verdict]} />}>
          <ul className={classes.history}>
            {row.checks.map(({ check, isOk }) => {
              const text = CHECK_TEXTS[check];
              return text ? (
                <li key={check}>
                  <FormattedMessage id={text.name} />
                  {': '}
                  <FormattedMessage
                    id={
                      isOk === null || isOk === undefined
                        ? VERDICT_TEXTS.unchecked
                        : VERDICT_TEXTS[isOk ? 'right' : 'wrong']
                    }
                  />
                </li>
              ) : null;
            })}
          </ul>
        </Formula>
      </span>
      {faults.map((fault) => (
        <span key={fault} className={classes.muted}>
          {fault}
        </span>
      ))}
    </div>
  );
}
