// Cloud migration ROI: amounts as they were entered; the page says that it computes nothing (M-04).

import { graphql, usePreloadedQuery } from 'react-relay';
import type { RoiPageQuery } from '../../../__generated__/RoiPageQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import layout from '../../../components/layout/Page.module.css';
import { faultOfErrors } from '../../../fault.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { OperationsFrame } from '../shared/OperationsFrame.tsx';
import { RoiBoard } from './RoiBoard.tsx';

export function RoiPage({ queryRef, loadingRef }: PageProps<RoiPageQuery>) {
  if (!queryRef) return null;
  return <Roi queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface RoiProps {
  queryRef: NonNullable<PageProps<RoiPageQuery>['queryRef']>;
  isStale: boolean;
}

function Roi({ queryRef, isStale }: RoiProps) {
  const { viewer } = usePreloadedQuery<RoiPageQuery>(
    graphql`
      query RoiPageQuery($company: ID, $isDeleted: Boolean!) {
        viewer {
          migrationRois(company: $company, isDeleted: $isDeleted) @catch(to: RESULT) {
            ...RoiBoard_rois
          }
        }
      }
    `,
    queryRef,
  );
  const refresh = useAskAgain();
  const { migrationRois: rois } = viewer;
  if (rois.ok && rois.value) return <RoiBoard rois={rois.value} isStale={isStale} onChanged={refresh} />;
  return (
    <OperationsFrame isStale={isStale}>
      <section className={layout.panel}>
        <FaultNotice variant="block" fault={faultOfErrors(rois.ok ? [] : rois.errors)} onRetry={refresh} />
      </section>
    </OperationsFrame>
  );
}
