// The frame of a widget: what it shows, of which cost, days and vendors, and a way to its details.
import { IconBookmark, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, use, useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ShownRate } from '../../../../../lib/money/rate-notes.ts';
import { HintsAsText } from '../../../../components/feedback/Hint.tsx';
import { AppliedRates } from '../../../../components/money/AppliedRates.tsx';
import { Unconverted } from '../../../../components/money/Unconverted.tsx';
import { Tooltip } from '../../../../components/overlays/Tooltip.tsx';
import classes from './Widget.module.css';
import { WidgetChromeContext } from './widget-chrome.ts';
import type { WidgetHead } from './widget-props.ts';
import type { WidgetTable } from './widget-table.ts';

interface WidgetFrameProps {
  head: WidgetHead;
  /** Where the title leads; no link while that is not known, or where there is nothing more to see. */
  to?: string | null | undefined;
  /** The answer in one figure, where the body begins with a chart or a list. */
  figure?: string | undefined;
  /** Basis, range, currency and vendors. */
  about?: ReactNode;
  /** Sums that are no part of its figures. */
  unconverted?: readonly { amount: number; currency: string }[] | undefined;
  /** What its figures were converted by. */
  rates?: readonly ShownRate[] | undefined;
  /** At the right of the title, before the tools of its place. */
  tools?: ReactNode;
  /** The figures, for a file. */
  table?: WidgetTable | null | undefined;
  children: ReactNode;
}

/** What the figures cover, shown on hover, touch and focus. */
function Provenance({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <Tooltip
      label={
        <span className={classes.words}>
          <HintsAsText value={true}>{children}</HintsAsText>
        </span>
      }
    >
      <button
        type="button"
        className={classes.info}
        aria-label={intl.formatMessage({ id: 'dashboard.widget.about' })}
        data-tool
      >
        <IconInfoCircle size={14} aria-hidden />
      </button>
    </Tooltip>
  );
}

export function WidgetFrame({
  head: { title, part, filterName = null },
  to,
  figure,
  about,
  unconverted = [],
  rates,
  tools,
  table = null,
  children,
}: WidgetFrameProps) {
  const headingId = useId();
  const chrome = use(WidgetChromeContext);
  const { onTable } = chrome;
  useEffect(() => onTable?.(table), [onTable, table]);
  return (
    <AppliedRates rates={rates}>
      <section className={classes.widget} aria-labelledby={headingId} data-part={part}>
        <header className={classes.head}>
          <h2 id={headingId} className={classes.title}>
            {to && !chrome.isInert ? (
              <Link to={to} className={classes.titleLink}>
                <span className={classes.titleText} title={title}>
                  {title}
                </span>
                <IconChevronRight size={14} aria-hidden />
              </Link>
            ) : (
              <span className={classes.titleText} title={title}>
                {title}
              </span>
            )}
          </h2>
          <div className={classes.tools}>
            {about ? <Provenance>{about}</Provenance> : null}
            {tools}
            {chrome.tools}
          </div>
          {filterName ? (
            <p className={classes.filter} title={filterName}>
              <IconBookmark size={12} aria-hidden />
              <span>
                <FormattedMessage id="dashboard.widget.filter" values={{ name: filterName }} />
              </span>
            </p>
          ) : null}
          <div className={`${classes.answer} sky-figures`}>
            {figure ? <div className={classes.figure}>{figure}</div> : null}
            {/* Read out, and in pictures; seen behind the i. */}
            {about ? (
              <div className={classes.provenance} data-provenance>
                <HintsAsText value={true}>{about}</HintsAsText>
              </div>
            ) : null}
            <div className={classes.about}>
              <Unconverted amounts={unconverted} />
            </div>
          </div>
        </header>
        <div className={classes.body}>{children}</div>
      </section>
    </AppliedRates>
  );
}
