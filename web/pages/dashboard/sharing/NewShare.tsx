// Makes a link: with filters or without, for how long, after a look at what its reader gets (D-06).
import { Alert, Button, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { IconEye, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TravellingValues_shared$key } from '../../../__generated__/TravellingValues_shared.graphql.ts';
import { EXPIRY_DAYS, type ExpiryChoice, expiryDay, utcToday } from './expiry.ts';
import { sharePreviewPage } from './link/preview-page.tsx';
import classes from './link/Share.module.css';
import { TravellingValues } from './TravellingValues.tsx';
import { useShareDashboard } from './useShareDashboard.ts';

interface NewShareProps {
  /** Global id of the dashboard. */
  id: string;
  /** As a link with filters would show it; null where that is not known. */
  filtered: TravellingValues_shared$key | null | undefined;
  /** Whose members a link with filters is for. */
  companyName: string;
}

export function NewShare({ id, filtered, companyName }: NewShareProps) {
  const intl = useIntl();
  const [withFilters, setWithFilters] = useState(false);
  const [choice, setChoice] = useState<ExpiryChoice>('30');
  const [date, setDate] = useState('');
  const { make, isMaking, fault } = useShareDashboard(id);
  const today = utcToday();
  const expiresOn = expiryDay(choice, date, today);
  return (
    <Stack gap="md">
      <Radio.Group
        label={<FormattedMessage id="dashboard.share.kind" />}
        value={withFilters ? 'filtered' : 'plain'}
        onChange={(kind) => setWithFilters(kind === 'filtered')}
      >
        <Stack gap="sm" mt={8}>
          <Radio
            value="plain"
            label={<FormattedMessage id="dashboard.share.plain" />}
            description={<FormattedMessage id="dashboard.share.plainText" />}
          />
          <Radio
            value="filtered"
            label={<FormattedMessage id="dashboard.share.filtered" />}
            description={filtered ? <TravellingValues shared={filtered} company={companyName} /> : null}
          />
        </Stack>
      </Radio.Group>
      <div className={classes.expiry}>
        <NativeSelect
          label={<FormattedMessage id="dashboard.share.expiry" />}
          value={choice}
          onChange={({ currentTarget }) => setChoice(currentTarget.value as ExpiryChoice)}
          data={[
            ...EXPIRY_DAYS.map((count) => ({
              value: `${count}`,
              label: intl.formatMessage({ id: 'dashboard.share.days' }, { count }),
            })),
            { value: 'date', label: intl.formatMessage({ id: 'dashboard.share.untilDate' }) },
            { value: 'never', label: intl.formatMessage({ id: 'dashboard.share.never' }) },
          ]}
        />
        {choice === 'date' ? (
          <TextInput
            type="date"
            label={<FormattedMessage id="dashboard.share.date" />}
            min={today}
            value={date}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
        ) : null}
      </div>
      {fault ? (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      ) : null}
      <Group gap="sm">
        <Button
          leftSection={<IconLink size={16} aria-hidden />}
          loading={isMaking}
          disabled={expiresOn === undefined}
          onClick={() => expiresOn !== undefined && make({ withFilters, expiresOn })}
        >
          <FormattedMessage id="dashboard.share.make" />
        </Button>
        <Button
          component={Link}
          to={sharePreviewPage.link({ board: id, filters: withFilters })}
          target="_blank"
          variant="default"
          leftSection={<IconEye size={16} aria-hidden />}
        >
          <FormattedMessage id="dashboard.share.preview" />
        </Button>
      </Group>
    </Stack>
  );
}
