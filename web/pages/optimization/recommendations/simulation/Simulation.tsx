// A piece of advice under the hand: the slider with its figures, the risk, the ladder, the frontier, and the proof.
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RecommendationQuery } from '../../../../__generated__/AdvicePageQuery.graphql.ts';
import type { Simulation_simulation$key } from '../../../../__generated__/Simulation_simulation.graphql.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import classes from '../Advice.module.css';
import { DecisionPanel } from '../decisions/DecisionPanel.tsx';
import { adviceRow } from '../list/advice-row.ts';
import { useRateText } from '../list/useFileColumns.ts';
import { usePieceName } from '../list/usePieceName.ts';
import { useWindowText } from '../list/WindowNote.tsx';
import { BackTest } from './BackTest.tsx';
import { purchaseOf } from './curve.ts';
import { Downside } from './Downside.tsx';
import { Frontier } from './Frontier.tsx';
import { Hours } from './Hours.tsx';
import { Ladder } from './Ladder.tsx';
import { PieceFacts } from './PieceFacts.tsx';
import { QuantitySlider } from './QuantitySlider.tsx';
import { SimulatedFigures } from './SimulatedFigures.tsx';
import { useQuantity } from './useQuantity.ts';

interface SimulationProps {
  simulation: Simulation_simulation$key;
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
  /** What the advice was asked with. */
  query: RecommendationQuery;
  onDecided: () => void;
}

export function Simulation({ simulation, quantity: chosen, onQuantity, query, onDecided }: SimulationProps) {
  const intl = useIntl();
  const nameOf = usePieceName();
  const data = useFragment(
    graphql`
      fragment Simulation_simulation on RecommendationSimulation {
        currency
        mostSaving
        leastRegret
        targetCoverage
        window {
          end
          ...WindowNote_window
        }
        piece {
          ...adviceRow_piece
          decision @catch(to: NULL) {
            ...DecisionPanel_decision
          }
        }
        curve {
          covered
          error
          isInstances
          onDemand
          price
          quantities
          recurring
          step
          termMonths
          upfront
          used
        }
        ...Hours_simulation
        ...BackTest_simulation
      }
    `,
    simulation,
  );
  const { currency, curve, mostSaving, leastRegret, targetCoverage, window } = data;
  const piece = adviceRow(data.piece);
  const purchase = useMemo(() => purchaseOf(curve), [curve]);
  const advised = piece.commitment ?? piece.quantity ?? mostSaving;
  // While the hand moves the address stays as it is.
  const [moved, setMoved] = useState<number | null>(null);
  const quantity = moved ?? chosen ?? advised;
  const text = useQuantity(curve.isInstances, currency);
  const windowText = useWindowText();
  const rateText = useRateText();
  const fact = (id: MessageId, value: string) => [intl.formatMessage({ id }), value] as const;
  const pieceFacts = [
    fact('optimization.portfolio.one', nameOf(piece)),
    fact('optimization.column.account', piece.accountName || piece.account),
    fact('optimization.advice.rate', rateText(piece)),
    ...(window ? [fact('optimization.advice.days', windowText(window))] : []),
  ];
  const chosenFacts = [...pieceFacts, fact('optimization.advice.quantity', text(quantity))];
  const settle = (value: number) => {
    setMoved(null);
    onQuantity(value === advised ? null : value);
  };
  return (
    <div className={classes.simulation} data-part="advice.simulation">
      <h2 className={classes.pieceName}>{nameOf(piece)}</h2>
      <PieceFacts piece={piece} currency={currency} isInstances={curve.isInstances} />
      <QuantitySlider
        purchase={purchase}
        isInstances={curve.isInstances}
        currency={currency}
        quantity={quantity}
        marks={{ advised, mostSaving, leastRegret, targetCoverage: targetCoverage ?? null }}
        onMove={setMoved}
        onSettle={settle}
      />
      <SimulatedFigures purchase={purchase} quantity={quantity} currency={currency} />
      <DecisionPanel
        pieceKey={piece.key}
        decision={data.piece.decision}
        quantity={quantity}
        query={query}
        onDone={onDecided}
      />
      <section className={classes.part}>
        <h3>
          <FormattedMessage id="optimization.advice.downside" />
        </h3>
        <Downside purchase={purchase} quantity={quantity} currency={currency} facts={chosenFacts} />
      </section>
      <section className={classes.part}>
        <h3>
          <FormattedMessage id="optimization.advice.frontier" />
        </h3>
        <Frontier purchase={purchase} isInstances={curve.isInstances} currency={currency} />
      </section>
      <section className={classes.part}>
        <h3>
          <FormattedMessage id="optimization.advice.ladder" />
        </h3>
        <Ladder
          purchase={purchase}
          isInstances={curve.isInstances}
          quantity={quantity}
          currency={currency}
          end={window?.end ?? null}
          facts={chosenFacts}
        />
      </section>
      <section className={classes.part}>
        <h3>
          <FormattedMessage id="optimization.advice.backTest" />
        </h3>
        <BackTest simulation={data} isInstances={curve.isInstances} currency={currency} facts={pieceFacts} />
      </section>
      <section className={classes.part}>
        <h3>
          <FormattedMessage id="optimization.advice.hours" />
        </h3>
        <Hours simulation={data} piece={piece} currency={currency} />
      </section>
    </div>
  );
}
