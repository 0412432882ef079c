// What advice could add to the saving: accepted, and still open. It is reckoned anew, so the card does not wait for it.
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { AdviceSavingsQuery } from '../../../../__generated__/AdviceSavingsQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
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
  if (part === 'foot')
    return (
      <div className={classes.withoutFacts}>
        <CardFoot>
          {savings.accepted.map(({ amount, currency }, place) => (
            <Fragment key={currency}>
              {place === 0 ? null : ' · '}
              <Link to={pageAddress('adviceDecisions', {})} className={classes.link}>
                <FormattedMessage
                  id="dashboard.totalSaving.acceptedAmount"
                  values={{ amount: <MoneyText amount={amount} currency={currency} /> }}
                />
              </Link>
            </Fragment>
          ))}
        </CardFoot>
      </div>
    );
  return savings.accepted.map(({ amount, currency }) => (
    <CardFact
      key={currency}
      name={
        <Link to={pageAddress('adviceDecisions', {})} className={classes.link}>
          <FormattedMessage id="dashboard.totalSaving.accepted" />
        </Link>
      }
    >
      <MoneyText amount={amount} currency={currency} />
    </CardFact>
  ));
}
