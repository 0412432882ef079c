// The frame of a widget: what it shows, which cost over which days, and a way to its details.
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Unconverted } from '../../components/Unconverted.tsx';
import type { MessageId } from '../../intl/catalogues.ts';
import classes from './Dashboard.module.css';

interface WidgetFrameProps {
  titleId: MessageId;
  /** Where the title leads; no link while that is not known. */
  to?: string | undefined;
  /** Basis, range and currency. */
  about?: ReactNode;
  /** Sums that are no part of its figures. */
  unconverted?: readonly { amount: number; currency: string }[];
  /** At the right of the title. */
  tools?: ReactNode;
  children: ReactNode;
}

export function WidgetFrame({ titleId, to, about, unconverted = [], tools, children }: WidgetFrameProps) {
  const headingId = useId();
  const title = <FormattedMessage id={titleId} />;
  return (
    <section className={classes.widget} aria-labelledby={headingId} data-part={titleId}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h2 id={headingId} className={classes.title}>
            {to ? (
              <Link to={to} className={classes.titleLink}>
                {title}
                <IconChevronRight size={14} aria-hidden />
              </Link>
            ) : (
              title
            )}
          </h2>
          <div className={`${classes.about} sky-figures`}>
            {about ?? '\u00a0'}
            <Unconverted amounts={unconverted} />
          </div>
        </div>
        {tools}
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
