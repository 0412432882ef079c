// Makes a dashboard of the viewer's own from that of a link, and goes there (D-07).
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { useCopySharedMutation } from '../../../../__generated__/useCopySharedMutation.graphql.ts';
import { useErrorText } from '../../../../components/useErrorText.ts';
import { useToast } from '../../../../components/useToast.ts';
import { faultOf } from '../../../../fault.ts';

/** What stands in the link. */
export interface ShareLink {
  uuid: string;
  company: string | null;
}

/** What stands in the way: a right that is missing, or as many dashboards as there may be. */
type Hindrance = 'denied' | 'full';

/** `hindrance` stands until the viewer goes on looking. */
export function useCopyShared(link: ShareLink) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const [commit, isCopying] = useMutation<useCopySharedMutation>(graphql`
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
    commit({
      variables: { input: { ...link } },
      onError: (error) => {
        if (faultOf(error).code === 'FORBIDDEN') setHindrance('denied');
        else toast.failed();
      },
      onCompleted: ({ copySharedDashboard: { dashboard, userErrors } }) => {
        setHindrance(userErrors.some(({ code }) => code === 'TOO_MANY_DASHBOARDS') ? 'full' : null);
        if (dashboard) {
          toast.done(intl.formatMessage({ id: 'dashboard.share.copied' }, { name: dashboard.name }));
          void navigate(pageAddress('dashboard', { board: dashboard.id }));
        } else if (!userErrors.some(({ code }) => code === 'TOO_MANY_DASHBOARDS')) {
          toast.failed(errorText(userErrors));
        }
      },
    });
  return { copy, isCopying, hindrance, stay: () => setHindrance(null) };
}
