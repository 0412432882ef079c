// One piece of advice: what other quantities would do, and the proof of it; opened by the address.
import { Drawer, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { RecommendationQuery } from '../../../../__generated__/AdvicePageQuery.graphql.ts';
import SimulationDrawerQueryNode, {
  type SimulationDrawerQuery,
} from '../../../../__generated__/SimulationDrawerQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../../fault.ts';
import { useLoaded } from '../../../../relay/useLoaded.ts';
import { QuietFault } from '../../shared/QuietBlock.tsx';
import { Simulation } from './Simulation.tsx';

interface SimulationDrawerProps {
  /** The key of the piece; null: closed. */
  piece: string | null;
  /** How much of it is looked at; null: as much as is advised. */
  quantity: number | null;
  query: RecommendationQuery;
  onQuantity: (quantity: number | null) => void;
  onClose: () => void;
}

export function SimulationDrawer({ piece, query, onClose, ...rest }: SimulationDrawerProps) {
  const intl = useIntl();
  const { queryRef, retry } = useLoaded<SimulationDrawerQuery>(
    SimulationDrawerQueryNode,
    piece === null ? null : { query, key: piece },
  );
  return (
    <Drawer
      size="min(1080px, 100%)"
      position="right"
      opened={piece !== null}
      onClose={onClose}
      title={<FormattedMessage id="optimization.advice.simulation" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'optimization.advice.close' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={640} />} onRetry={retry} resetKey={queryRef}>
        {queryRef ? <Opened queryRef={queryRef} query={query} onRetry={retry} {...rest} /> : null}
      </Boundary>
    </Drawer>
  );
}

interface OpenedProps extends Pick<SimulationDrawerProps, 'quantity' | 'onQuantity' | 'query'> {
  queryRef: PreloadedQuery<SimulationDrawerQuery>;
  onRetry: () => void;
}

function Opened({ queryRef, onRetry, ...rest }: OpenedProps) {
  const {
    viewer: { recommendations },
  } = usePreloadedQuery<SimulationDrawerQuery>(
    graphql`
      query SimulationDrawerQuery($query: RecommendationQuery!, $key: String!) {
        viewer {
          recommendations(query: $query) {
            simulation(key: $key) @catch(to: RESULT) {
              ...Simulation_simulation
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!recommendations) return null;
  const { simulation } = recommendations;
  const isGone = simulation.ok
    ? simulation.value === null
    : faultOfErrors(simulation.errors).code === 'NOT_FOUND';
  if (isGone)
    return (
      <Notice variant="block" title={<FormattedMessage id="optimization.advice.noSuchPiece" />}>
        <FormattedMessage id="optimization.advice.noSuchPieceStep" />
      </Notice>
    );
  if (!simulation.ok || !simulation.value) return <QuietFault onRetry={onRetry} />;
  return <Simulation simulation={simulation.value} onDecided={onRetry} {...rest} />;
}
