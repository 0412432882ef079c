// Makes a dashboard of the viewer's own from that of a link, and goes there (D-07).
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { useCopySharedMutation } from '../../../../__generated__/useCopySharedMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

/** What is in the link. */
export interface ShareLink {
  uuid: string;
  company: string | null;
}

/** What is in the way: a right that is missing, or as many dashboards as there may be. */
type Hindrance = 'denied' | 'full';

/** `hindrance` stands until the viewer goes on looking. */
export function useCopyShared(link: ShareLink) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const { run, isPending } = useMutation<useCopySharedMutation>(graphql`
    mutation useCopySharedMutation($input: CopySharedDashboardInput!) {
      copySharedDashboard(input: $input) {
        userErrors {
          code
        }
        dashboard {
          id
          name
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
  const copy = () =>
    run(
      { ...link },
      {
        done: ({ dashboard }) =>
          dashboard && intl.formatMessage({ id: 'dashboard.share.copied' }, { name: dashboard.name }),
        onDone: ({ dashboard }) => {
          setHindrance(null);
          if (dashboard) void navigate(pageAddress('dashboard', { board: dashboard.id }));
        },
        onRefused: ({ userErrors }) => {
          const isFull = userErrors.some(({ code }) => code === 'TOO_MANY_DASHBOARDS');
          setHindrance(isFull ? 'full' : null);
          return isFull;
        },
        onFault: ({ code }) => {
          if (code !== 'FORBIDDEN') return false;
          setHindrance('denied');
          return true;
        },
      },
    );
  return { copy, isCopying: isPending, hindrance, stay: () => setHindrance(null) };
}
