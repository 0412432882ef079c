// What advice could add to the saving: accepted, and still open. It is reckoned anew, so the card does not wait for it.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { AdviceSavingsQuery } from '../../../../__generated__/AdviceSavingsQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import classes from '../card/Card.module.css';
import { CardFact, CardFoot } from '../card/CardFigure.tsx';

interface AdviceSavingsProps {
  /** What is open stands beside the figure, what was accepted among the facts, or in a line of its own at the foot of a card without facts. */
  part: 'open' | 'accepted' | 'foot';
}

/** Nothing for those who may not see recommendations, and nothing where it fails. */
export function AdviceSavings({ part }: AdviceSavingsProps) {
  const { canSee } = useShellViewer();
  if (!canSee('RECOMMENDATIONS')) return null;
  return (
    <Boundary variant="block" skeleton={null} insteadOf={() => null}>
      <Asked part={part} />
    </Boundary>
  );
}

function Asked({ part }: AdviceSavingsProps) {
  const { viewer } = useLazyLoadQuery<AdviceSavingsQuery>(
    graphql`
      query AdviceSavingsQuery {
        viewer {
          recommendationSavings @catch(to: NULL) {
            accepted {
              amount
              currency
            }
            currency
            open
            openPieces
          }
        }
      }
    `,
    {},
  );
  const savings = viewer.recommendationSavings;
  if (!savings) return null;
  if (part === 'open')
    return savings.openPieces === 0 ? null : (
      <Link to={pageAddress('advicePortfolio', {})}>
        <FormattedMessage
          id="dashboard.totalSaving.open"
          values={{ amount: <MoneyText amount={savings.open} currency={savings.currency} /> }}
        />
      </Link>
    );
  const accepted = (id: MessageId, amount: ReactNode) => (
    <Link to={pageAddress('adviceDecisions', {})} className={classes.link}>
      <FormattedMessage id={id} values={{ amount }} />
    </Link>
  );
  const lines = savings.accepted.map((each) =>
    part === 'foot' ? (
      <CardFoot key={each.currency}>
        {accepted('dashboard.totalSaving.acceptedAmount', <MoneyText {...each} />)}
      </CardFoot>
    ) : (
      <CardFact key={each.currency} name={accepted('dashboard.totalSaving.accepted', null)}>
        <MoneyText {...each} />
      </CardFact>
    ),
  );
  return part === 'foot' ? <div className={classes.withoutFacts}>{lines}</div> : lines;
}
