// What advice could add to the saving: accepted, and still open. It is reckoned anew, so the card does not wait for it.
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { AdviceSavingsQuery } from '../../../../__generated__/AdviceSavingsQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { CardFact } from '../card/CardFigure.tsx';

/** Nothing for those who may not see recommendations, and nothing where it fails. */
export function AdviceSavings() {
  const { canSee } = useShellViewer();
  if (!canSee('RECOMMENDATIONS')) return null;
  return (
    <Boundary variant="block" skeleton={null} insteadOf={() => null}>
      <Asked />
    </Boundary>
  );
}

function Asked() {
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
  if (!savings || (savings.openPieces === 0 && savings.accepted.length === 0)) return null;
  return (
    <>
      {savings.accepted.map(({ amount, currency }) => (
        <CardFact
          key={currency}
          name={
            <Link to={pageAddress('adviceDecisions', {})}>
              <FormattedMessage id="dashboard.totalSaving.accepted" />
            </Link>
          }
        >
          <MoneyText amount={amount} currency={currency} />
        </CardFact>
      ))}
      <CardFact
        name={
          <Link to={pageAddress('advicePortfolio', {})}>
            <FormattedMessage id="dashboard.totalSaving.open" />
          </Link>
        }
      >
        <MoneyText amount={savings.open} currency={savings.currency} />
      </CardFact>
    </>
  );
}
