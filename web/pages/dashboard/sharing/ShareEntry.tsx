// One link to a dashboard, with who opened it, and its end after a question.
import { Button, Group, Text } from '@mantine/core';
import { IconCopy, IconFilter, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  ShareEntry_share$data,
  ShareEntry_share$key,
} from '../../../__generated__/ShareEntry_share.graphql.ts';
import { useCopyLink } from '../../../browser/useCopyLink.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from './link/Share.module.css';
import { shareAddress } from './useShareDashboard.ts';

interface ShareEntryProps {
  share: ShareEntry_share$key;
  onRevoke: () => void;
  isRevoking: boolean;
}

export function ShareEntry({ share, onRevoke, isRevoking }: ShareEntryProps) {
  const data = useFragment(
    graphql`
      fragment ShareEntry_share on DashboardShare {
        company
        createdAt
        expiresOn
        isExpired
        openings
        readers {
          days
          lastAt
          name
        }
        uuid
        withFilters
      }
    `,
    share,
  );
  const copyLink = useCopyLink();
  const [isAsked, setAsked] = useState(false);
  return (
    <li className={classes.link} data-expired={data.isExpired || undefined}>
      <LinkFacts share={data} />
      {isAsked ? (
        <div>
          <Text size="sm">
            <FormattedMessage id="dashboard.share.revokeText" />
          </Text>
          <Group gap="xs" mt={8}>
            <Button size="compact-sm" color="red" loading={isRevoking} onClick={onRevoke}>
              <FormattedMessage id="dashboard.share.revoke" />
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setAsked(false)} data-autofocus>
              <FormattedMessage id="dashboard.share.cancel" />
            </Button>
          </Group>
        </div>
      ) : (
        <Group gap="xs">
          {data.isExpired ? null : (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconCopy size={14} aria-hidden />}
              onClick={() => void copyLink(shareAddress(data))}
            >
              <FormattedMessage id="dashboard.share.copyLink" />
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsked(true)}>
            <FormattedMessage id="dashboard.share.revoke" />
          </Button>
        </Group>
      )}
    </li>
  );
}

function LinkFacts({ share }: { share: ShareEntry_share$data }) {
  const { language } = useLanguage();
  const instantText = useInstant();
  const { createdAt, expiresOn, isExpired, openings, readers, withFilters } = share;
  const Icon = withFilters ? IconFilter : IconWorld;
  const date = expiresOn ? formatDay(expiresOn, language) : '';
  return (
    <div className="sky-figures">
      <Text component="span" fw={600} size="sm" className={classes.kind ?? ''}>
        <Icon size={16} aria-hidden />
        <FormattedMessage id={withFilters ? 'dashboard.share.filtered' : 'dashboard.share.plain'} />
      </Text>
      <div className={classes.facts}>
        <FormattedMessage id="dashboard.share.made" values={{ time: instantText(createdAt) }} />
        {' · '}
        {expiresOn ? (
          <FormattedMessage
            id={isExpired ? 'dashboard.share.expired' : 'dashboard.share.until'}
            values={{ date }}
          />
        ) : (
          <FormattedMessage id="dashboard.share.never" />
        )}
      </div>
      {readers.length === 0 ? (
        <div className={classes.facts}>
          <FormattedMessage id="dashboard.share.openings" values={{ count: openings }} />
        </div>
      ) : (
        <details className={classes.facts}>
          <summary>
            <FormattedMessage id="dashboard.share.openings" values={{ count: openings }} />
          </summary>
          <ul className={classes.readers}>
            {readers.map(({ name, lastAt }) => (
              <li key={`${name} ${lastAt}`}>
                <FormattedMessage id="dashboard.share.reader" values={{ name, time: instantText(lastAt) }} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
