// What an entry changed, a line each: of many all but the first are folded.
import { FormattedMessage } from 'react-intl';
import classes from '../Administration.module.css';

/** More than these fold. */
const OPEN_LINES = 2;

export function AuditChanges({ lines }: { lines: readonly string[] }) {
  const shown = lines.length > OPEN_LINES ? lines.slice(0, 1) : lines;
  const folded = lines.slice(shown.length);
  return (
    <>
      {shown.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {folded.length > 0 ? (
        <details>
          <summary className={classes.more}>
            <FormattedMessage id="administration.page.moreChanges" values={{ count: folded.length }} />
          </summary>
          {folded.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </details>
      ) : null}
    </>
  );
}
