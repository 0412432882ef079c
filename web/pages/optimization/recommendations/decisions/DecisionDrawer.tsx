// A decision with its ledger, its history and the purchases that followed: also where the advice itself no longer exists.
import { Drawer, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { RecommendationKind } from '../../../../../lib/commitments/recommendations.ts';
import DecisionDrawerQueryNode, {
  type DecisionDrawerQuery,
} from '../../../../__generated__/DecisionDrawerQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useLoaded } from '../../../../relay/useLoaded.ts';
import { QuietFault } from '../../shared/QuietBlock.tsx';
import classes from '../Advice.module.css';
import { DecisionPanel } from './DecisionPanel.tsx';

interface DecisionDrawerProps {
  /** The key of the piece; null: closed. */
  piece: string | null;
  onClose: () => void;
}

export function DecisionDrawer({ piece, onClose }: DecisionDrawerProps) {
  const intl = useIntl();
  const { queryRef, retry } = useLoaded<DecisionDrawerQuery>(
    DecisionDrawerQueryNode,
    piece === null ? null : { key: piece },
  );
  return (
    <Drawer
      size="min(720px, 100%)"
      position="right"
      opened={piece !== null}
      onClose={onClose}
      title={<FormattedMessage id="optimization.decision.one" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'optimization.advice.close' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={320} />} onRetry={retry} resetKey={queryRef}>
        {queryRef ? <Opened queryRef={queryRef} onRetry={retry} /> : null}
      </Boundary>
    </Drawer>
  );
}

function Opened({
  queryRef,
  onRetry,
}: {
  queryRef: PreloadedQuery<DecisionDrawerQuery>;
  onRetry: () => void;
}) {
  const { language } = useLanguage();
  const {
    viewer: { recommendationDecisions },
  } = usePreloadedQuery<DecisionDrawerQuery>(
    graphql`
      query DecisionDrawerQuery($key: String!) {
        viewer {
          recommendationDecisions(key: $key) @catch(to: RESULT) {
            accountName
            isByAccount
            key
            kind
            knownThrough
            lookBackDays
            name
            paymentOption
            quantity
            termYears
            ...DecisionPanel_decision
          }
        }
      }
    `,
    queryRef,
  );
  if (!recommendationDecisions.ok) return <QuietFault onRetry={onRetry} />;
  const decision = recommendationDecisions.value?.[0];
  if (!decision)
    return (
      <Notice variant="block" title={<FormattedMessage id="optimization.advice.noSuchPiece" />}>
        <FormattedMessage id="optimization.advice.noSuchPieceStep" />
      </Notice>
    );
  const { isByAccount, key, kind, lookBackDays, paymentOption, termYears } = decision;
  return (
    <div className={classes.simulation} data-part="advice.decided">
      <h2 className={classes.pieceName}>{decision.name}</h2>
      <p className={classes.decidedNote}>
        <FormattedMessage
          id="optimization.decision.madeOf"
          values={{
            account: decision.accountName,
            days: lookBackDays,
            day: formatDay(decision.knownThrough, language),
          }}
        />
      </p>
      <DecisionPanel
        pieceKey={key}
        decision={decision}
        quantity={decision.quantity}
        query={{
          ...{ accounts: [], regions: [], families: [], goal: 'SAVING', targetCoverage: 80, month: null },
          ...{ addsExpiring: false, isGuarded: false, withAnomalies: false, isByAccount, lookBackDays },
          ...{ kind: kind as RecommendationKind, termYears },
          paymentOption: paymentOption as 'NO_UPFRONT',
        }}
        onDone={onRetry}
      />
    </div>
  );
}
