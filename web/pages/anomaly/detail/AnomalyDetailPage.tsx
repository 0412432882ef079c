// One anomaly: what happened in a sentence, its days, what it is made of, and what is done about it (N-09).

import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { AnomalyDetailPageQuery } from '../../../__generated__/AnomalyDetailPageQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { useTitle } from '../../../components/layout/useTitle.ts';
import { NoMenuRight } from '../../../components/notices/NoMenuRight.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { anomaliesPage } from '../page.tsx';
import { AnomalyReport } from './AnomalyReport.tsx';

export function AnomalyDetailPage({ queryRef, loadingRef }: PageProps<AnomalyDetailPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'anomaly.detail.title' }));
  return queryRef ? <Detail queryRef={queryRef} isStale={loadingRef !== queryRef} /> : <Unknown />;
}

/** Back to where the list was; to the list alone for those who came by a link. */
function BackButton() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const words = <FormattedMessage id="anomaly.detail.back" />;
  const look = {
    variant: 'subtle',
    size: 'compact-sm',
    leftSection: <IconArrowLeft size={14} aria-hidden />,
  } as const;
  return key === 'default' ? (
    <Button {...look} component={Link} to={anomaliesPage.link({})}>
      {words}
    </Button>
  ) : (
    <Button {...look} onClick={() => void navigate(-1)}>
      {words}
    </Button>
  );
}

function Unknown() {
  return (
    <Notice variant="page" title={<FormattedMessage id="anomaly.detail.unknown" />} action={<BackButton />}>
      <FormattedMessage id="anomaly.detail.unknownText" />
    </Notice>
  );
}

interface DetailProps {
  queryRef: NonNullable<PageProps<AnomalyDetailPageQuery>['queryRef']>;
  isStale: boolean;
}

function Detail({ queryRef, isStale }: DetailProps) {
  const { viewer } = usePreloadedQuery<AnomalyDetailPageQuery>(
    graphql`
      query AnomalyDetailPageQuery($id: ID!) {
        viewer {
          anomaly(id: $id) @catch(to: RESULT) {
            ...AnomalyReport_anomaly
          }
        }
      }
    `,
    queryRef,
  );
  const refresh = useAskAgain();
  const { anomaly } = viewer;
  if (anomaly.ok)
    return anomaly.value ? (
      <AnomalyReport anomaly={anomaly.value} back={<BackButton />} isStale={isStale} onRetry={refresh} />
    ) : (
      <Unknown />
    );
  const fault = faultOfErrors(anomaly.errors);
  return fault.menu ? <NoMenuRight /> : <FaultNotice variant="page" fault={fault} onRetry={refresh} />;
}
