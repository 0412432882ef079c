// The star of a saved view: with it the view is in the navigation of the viewer, on every page.
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ViewStarMutation } from '../../../__generated__/ViewStarMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

interface ViewStarProps {
  view: { id: string; name: string; isStarred: boolean };
}

export function ViewStar({ view: { id, name, isStarred } }: ViewStarProps) {
  const intl = useIntl();
  const { run, isPending } = useMutation<ViewStarMutation>(graphql`
    mutation ViewStarMutation($input: StarViewInput!) {
      starView(input: $input) {
        userErrors {
          code
        }
        savedView {
          id
          isStarred
          otherStars
        }
      }
    }
  `);
  const Icon = isStarred ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      size={28}
      loading={isPending}
      aria-pressed={isStarred}
      aria-label={intl.formatMessage({ id: 'cost-analytics.views.star' }, { name })}
      title={intl.formatMessage({ id: 'cost-analytics.views.starWhat' })}
      onClick={() => run({ id, isStarred: !isStarred }, { done: null })}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
