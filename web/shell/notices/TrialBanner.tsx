// How long the free trial still goes; closed, it comes back when the end is near.
import { CloseButton } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TrialBanner_viewer$key } from '../../__generated__/TrialBanner_viewer.graphql.ts';
import { useLocal } from '../../browser/useLocal.ts';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import classes from './Strip.module.css';

const NEAR_DAYS = 7;

export function TrialBanner({ viewer }: { viewer: TrialBanner_viewer$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { freeTrial, site } = useFragment(
    graphql`
      fragment TrialBanner_viewer on Viewer {
        freeTrial {
          daysLeft
          endsOn
        }
        site {
          links {
            supportUrl
          }
        }
      }
    `,
    viewer,
  );
  const [dismissed, keepDismissed] = useLocal('dismissedBanners');
  if (!freeTrial) return null;
  const { daysLeft, endsOn } = freeTrial;
  const isNear = daysLeft <= NEAR_DAYS;
  const id = `trial ${endsOn} ${isNear ? 'near' : 'far'}`;
  if (dismissed?.includes(id)) return null;
  const supportUrl = site?.links.supportUrl;
  const date = `${formatDay(endsOn, language)} UTC`;
  const text =
    daysLeft > 0
      ? intl.formatMessage({ id: 'platform.trial.daysLeft' }, { days: daysLeft, date })
      : intl.formatMessage({ id: 'platform.trial.over' }, { date });
  return (
    <section
      className={classes.strip}
      data-strip
      data-tone={isNear ? 'warning' : undefined}
      aria-label={intl.formatMessage({ id: 'platform.trial.title' })}
    >
      <IconHourglass size={16} aria-hidden />
      <span className={`${classes.text} sky-figures`} title={text}>
        {text}
      </span>
      {supportUrl ? (
        <a href={supportUrl} className={classes.link}>
          <FormattedMessage id="platform.trial.ask" />
        </a>
      ) : null}
      <CloseButton
        aria-label={intl.formatMessage({ id: 'platform.trial.close' })}
        onClick={() => keepDismissed([...(dismissed ?? []), id])}
      />
    </section>
  );
}
