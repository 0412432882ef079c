// Copying needs room that there is not: the viewer chooses which dashboard goes, or stays looking (D-07).
import { Button, Group, Radio, Stack } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MaximumReachedMutation } from '../../../../__generated__/MaximumReachedMutation.graphql.ts';
import type { MaximumReachedQuery } from '../../../../__generated__/MaximumReachedQuery.graphql.ts';
import { useTitle } from '../../../../components/layout/useTitle.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { useMutation } from '../../../../mutations/useMutation.ts';

interface MaximumReachedProps {
  /** Of the dashboard that was to be copied. */
  name: string;
  onRoom: () => void;
  onStay: () => void;
}

export function MaximumReached({ name, onRoom, onStay }: MaximumReachedProps) {
  const intl = useIntl();
  const { viewer } = useLazyLoadQuery<MaximumReachedQuery>(
    graphql`
      query MaximumReachedQuery {
        viewer {
          dashboards {
            id
            name
            version
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const { run, isPending } = useMutation<MaximumReachedMutation>(graphql`
    mutation MaximumReachedMutation($input: DeleteDashboardInput!) {
      deleteDashboard(input: $input) {
        userErrors {
          code
        }
        viewer {
          dashboards {
            id
            name
          }
        }
      }
    }
  `);
  const own = viewer.dashboards ?? [];
  const [chosen, choose] = useState('');
  const victim = own.find(({ id }) => id === chosen);
  const values = { count: own.length, name };
  useTitle(intl.formatMessage({ id: 'dashboard.share.maximumTitle' }, values));
  const makeRoom = (id: string, version: number) => run({ id, version }, { done: null, onDone: onRoom });
  return (
    <Notice
      variant="page"
      icon={<IconStack2 size={20} aria-hidden />}
      title={<FormattedMessage id="dashboard.share.maximumTitle" values={values} />}
      action={
        <Group gap="sm" justify="center">
          <Button
            color="red"
            disabled={!victim}
            loading={isPending}
            onClick={() => victim && makeRoom(victim.id, victim.version)}
          >
            <FormattedMessage id="dashboard.share.maximumDelete" values={{ name: victim?.name ?? '…' }} />
          </Button>
          <Button variant="default" onClick={onStay}>
            <FormattedMessage id="dashboard.share.maximumStay" />
          </Button>
        </Group>
      }
    >
      <FormattedMessage id="dashboard.share.maximumText" values={values} />
      <Radio.Group
        mt="md"
        ta="start"
        label={<FormattedMessage id="dashboard.share.maximumChoose" />}
        value={chosen}
        onChange={choose}
      >
        <Stack gap={6} mt={8}>
          {own.map((dashboard) => (
            <Radio key={dashboard.id} value={dashboard.id} label={dashboard.name} />
          ))}
        </Stack>
      </Radio.Group>
    </Notice>
  );
}
