// Tells the gateway which menu was opened, for the list of recent ones; nobody waits for it.
import { useEffect } from 'react';
import { graphql, useMutation } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { MENUS } from '../../lib/catalogue/menus.ts';
import type { useRecordVisitMutation } from '../__generated__/useRecordVisitMutation.graphql.ts';
import { PAGES } from './pages.ts';
import { useShellViewer } from './shell-viewer.ts';

export function useRecordVisit(): void {
  const { pathname } = useLocation();
  const { canSee } = useShellViewer();
  const page = PAGES.find(({ menu }) => MENUS[menu].url === pathname && canSee(menu));
  const code = page ? MENUS[page.menu].code : null;
  const [commit] = useMutation<useRecordVisitMutation>(graphql`
    mutation useRecordVisitMutation($input: RecordMenuVisitInput!) {
      recordMenuVisit(input: $input) {
        viewer {
          recentMenus {
            code
          }
        }
      }
    }
  `);
  useEffect(() => {
    if (code !== null) commit({ variables: { input: { code } }, onError: () => undefined });
  }, [code, commit]);
}
