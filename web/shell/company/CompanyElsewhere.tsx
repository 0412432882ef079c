// Says that another tab switched to another company; this one stays as it is until its viewer decides.
import { useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CompanyElsewhere_viewer$key } from '../../__generated__/CompanyElsewhere_viewer.graphql.ts';
import { LazyPart } from '../../components/feedback/LazyPart.tsx';
import { companyGate } from '../../relay/holds/holds.ts';

const loadDialog = async () => (await import('./ElsewhereDialog.tsx')).ElsewhereDialog;

export function CompanyElsewhere({ viewer }: { viewer: CompanyElsewhere_viewer$key }) {
  const { company } = useFragment(
    graphql`
      fragment CompanyElsewhere_viewer on Viewer {
        company {
          id
          name
        }
      }
    `,
    viewer,
  );
  const isOpen = useSyncExternalStore(companyGate.subscribe, companyGate.isClosed);
  if (!isOpen || !company) return null;
  return <LazyPart load={loadDialog}>{(ElsewhereDialog) => <ElsewhereDialog company={company} />}</LazyPart>;
}
