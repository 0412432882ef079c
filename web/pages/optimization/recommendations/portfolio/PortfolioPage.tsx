// One portfolio: Savings Plans and EC2 reservations chosen together, beside the same bought apart, and what these count twice.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { LOOK_BACK_DAYS } from '../../../../../lib/commitments/recommendations.ts';
import type { PortfolioPageQuery } from '../../../../__generated__/PortfolioPageQuery.graphql.ts';
import { AppliedRates } from '../../../../components/money/AppliedRates.tsx';
import { StateBar } from '../../../../components/state-bar/StateBar.tsx';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import { FilterChip } from '../../shared/bar/FilterChip.tsx';
import classes from '../../shared/Commitments.module.css';
import { QuietBlock } from '../../shared/QuietBlock.tsx';
import type { AdviceAddress, AdviceChange } from '../advice-address.ts';
import { AdviceTabs } from '../frame/AdviceTabs.tsx';
import { MonthChip } from '../frame/MonthChip.tsx';
import { SwitchesChip } from '../frame/SwitchesChip.tsx';
import { TermChips } from '../frame/TermChips.tsx';
import { Overlaps } from './Overlaps.tsx';
import { PortfolioFigures } from './PortfolioFigures.tsx';
import { PortfolioPieces } from './PortfolioPieces.tsx';
import { portfolioPage } from './page.tsx';

type Props = PageProps<PortfolioPageQuery>;

export function PortfolioPage({ queryRef, loadingRef }: Props) {
  return queryRef ? <Asked queryRef={queryRef} isStale={queryRef !== loadingRef} /> : null;
}

interface AskedProps {
  queryRef: NonNullable<Props['queryRef']>;
  isStale: boolean;
}

function Asked({ queryRef, isStale }: AskedProps) {
  const retry = useAskAgain();
  const { address, change } = usePageAddress(portfolioPage);
  const { viewer } = usePreloadedQuery<PortfolioPageQuery>(
    graphql`
      query PortfolioPageQuery($query: RecommendationPortfolioQuery!) {
        viewer {
          recommendations(query: { kind: SAVINGS_PLANS }) {
            options @catch(to: NULL) {
              accounts {
                code
                name
              }
            }
          }
          recommendationPortfolio(query: $query) @catch(to: RESULT) {
            overlaps {
              monthlyOnDemand
            }
            ...Overlaps_portfolio
            ...PortfolioFigures_portfolio
            ...PortfolioPieces_portfolio
            rates {
              date
              from
              rate
              source
              to
            }
          }
        }
      }
    `,
    queryRef,
  );
  const portfolio = viewer.recommendationPortfolio;
  const { days, term, payment } = address;
  return (
    <AdviceTabs
      kept={address}
      vendors={['AWS']}
      bar={
        <PortfolioBar
          address={address}
          onChange={change}
          accounts={viewer.recommendations?.options?.accounts ?? []}
        />
      }
    >
      <div className={`${classes.blocks} ${isStale ? classes.stale : ''}`} aria-busy={isStale}>
        <AppliedRates rates={portfolio.ok ? portfolio.value?.rates : undefined}>
          <QuietBlock
            part="advice.portfolio"
            title={<FormattedMessage id="optimization.portfolio.title" />}
            result={portfolio}
            onRetry={retry}
          >
            {(found) => (
              <>
                <PortfolioFigures portfolio={found} />
                <PortfolioPieces portfolio={found} asked={{ days, term, payment }} />
              </>
            )}
          </QuietBlock>
          {portfolio.ok && portfolio.value && portfolio.value.overlaps.length > 0 ? (
            <QuietBlock
              part="advice.overlaps"
              title={<FormattedMessage id="optimization.portfolio.overlaps" />}
              result={portfolio}
              onRetry={retry}
            >
              {(found) => <Overlaps portfolio={found} />}
            </QuietBlock>
          ) : null}
        </AppliedRates>
      </div>
    </AdviceTabs>
  );
}

interface PortfolioBarProps {
  address: Pick<AdviceAddress, 'days' | 'term' | 'payment' | 'expiring' | 'apart' | 'month' | 'accounts'>;
  onChange(change: Pick<AdviceChange, 'days' | 'expiring' | 'apart' | 'month' | 'accounts'>): void;
  accounts: readonly { readonly code: string; readonly name: string }[];
}

function PortfolioBar({ address, onChange, accounts }: PortfolioBarProps) {
  const intl = useIntl();
  return (
    <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })} part="advice.bar">
      <TermChips days={LOOK_BACK_DAYS} address={address} onChange={onChange} />
      <SwitchesChip address={{ expiring: address.expiring, apart: address.apart }} onChange={onChange} />
      <MonthChip month={address.month} onChange={(month) => onChange({ month })} />
      <FilterChip
        name={intl.formatMessage({ id: 'optimization.bar.accounts' })}
        values={accounts}
        chosen={address.accounts}
        onChange={(chosen) => onChange({ accounts: chosen })}
      />
    </StateBar>
  );
}
