// Tells the gateway which menu was opened, for the list of recent ones; the page does not wait for it.
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { menuCode, pagePath } from '../../lib/catalogue/pages.ts';
import type { useRecordVisitMutation } from '../__generated__/useRecordVisitMutation.graphql.ts';
import { useMutation } from '../mutations/useMutation.ts';
import { MAIN_PAGES, mayOpen } from '../routing/page-list.ts';
import { useShellViewer } from '../viewer/shell-viewer.ts';

export function useRecordVisit(): void {
  const { pathname } = useLocation();
  const { canSee } = useShellViewer();
  const page = MAIN_PAGES.find(({ name }) => pagePath(name) === pathname && mayOpen(name, canSee));
  const code = page ? menuCode(page.name) : null;
  const { run } = useMutation<useRecordVisitMutation>(
    graphql`
    mutation useRecordVisitMutation($input: RecordMenuVisitInput!) {
      recordMenuVisit(input: $input) {
        userErrors {
          code
        }
        viewer {
          recentMenus {
            code
          }
        }
      }
    }
  `,
    { isSilent: true },
  );
  useEffect(() => {
    if (code !== null) run({ code });
  }, [code, run]);
}
