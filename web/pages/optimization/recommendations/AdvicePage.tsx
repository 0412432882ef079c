// Advice of one kind of commitment: what it was made of, what it would save together, its pieces, and its accounts.
import { SegmentedControl } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { RecommendationKind } from '../../../../lib/commitments/recommendations.ts';
import type { AdvicePageQuery } from '../../../__generated__/AdvicePageQuery.graphql.ts';
import { AppliedRates } from '../../../components/money/AppliedRates.tsx';
import type { MessageId } from '../../../intl/catalogues.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import classes from '../shared/Commitments.module.css';
import { QuietBlock } from '../shared/QuietBlock.tsx';
import type { AdviceAddress, AdviceChange } from './advice-address.ts';
import { AdviceFrame } from './frame/AdviceFrame.tsx';
import { AccountList } from './list/AccountList.tsx';
import { AdviceBasis } from './list/AdviceBasis.tsx';
import { AdviceDownload } from './list/AdviceDownload.tsx';
import { AdviceList } from './list/AdviceList.tsx';
import { SimulationDrawer } from './simulation/SimulationDrawer.tsx';

interface AdvicePageProps extends PageProps<AdvicePageQuery> {
  kind: RecommendationKind;
  address: AdviceAddress;
  /** A method, so that a page with fewer choices (days, service) fits: each page offers its own values only. */
  change(change: AdviceChange, options?: { history?: 'push' | 'replace' }): void;
}

const LIST_TITLES: Record<RecommendationKind, MessageId> = {
  SAVINGS_PLANS: 'optimization.advice.plansTitle',
  EC2: 'optimization.advice.ec2Title',
  RDS: 'optimization.advice.rdsTitle',
  OPENSEARCH: 'optimization.advice.opensearchTitle',
  ELASTICACHE: 'optimization.advice.elasticacheTitle',
  REDSHIFT: 'optimization.advice.redshiftTitle',
  AZURE_VM: 'optimization.advice.azureTitle',
};

export function AdvicePage({ queryRef, loadingRef, ...rest }: AdvicePageProps) {
  return queryRef ? <Asked queryRef={queryRef} isStale={queryRef !== loadingRef} {...rest} /> : null;
}

interface AskedProps extends Pick<AdvicePageProps, 'kind' | 'address' | 'change'> {
  queryRef: PreloadedQuery<AdvicePageQuery>;
  isStale: boolean;
}

function Asked({ kind, address, change, queryRef, isStale }: AskedProps) {
  const intl = useIntl();
  const retry = useAskAgain();
  const {
    viewer: { recommendations },
  } = usePreloadedQuery<AdvicePageQuery>(
    graphql`
      query AdvicePageQuery(
        $query: RecommendationQuery!
        $sort: RecommendationSort!
        $page: Int!
        $size: Int!
        $isListed: Boolean!
        $isByAccount: Boolean!
      ) {
        viewer {
          recommendations(query: $query) {
            options @catch(to: RESULT) {
              ...AdviceBar_options
            }
            list(sort: $sort, page: $page, itemsPerPage: $size) @include(if: $isListed) @catch(to: RESULT) {
              ...AdviceBasis_list
              ...AdviceDownload_list
              ...AdviceList_list
              rates {
                date
                from
                rate
                source
                to
              }
            }
            accounts(sort: $sort, page: $page, itemsPerPage: $size)
              @include(if: $isByAccount)
              @catch(to: RESULT) {
              ...AccountList_accounts
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
      }
    `,
    queryRef,
  );
  if (!recommendations) return null;
  const { options, list, accounts } = recommendations;
  const asked = list ?? accounts;
  const title = <FormattedMessage id={LIST_TITLES[kind]} />;
  const views = (
    <SegmentedControl
      size="xs"
      aria-label={intl.formatMessage({ id: 'optimization.advice.show' })}
      value={address.show}
      onChange={(show) => change({ show })}
      data={[
        { value: 'advice' as const, label: intl.formatMessage({ id: 'optimization.advice.pieces' }) },
        { value: 'accounts' as const, label: intl.formatMessage({ id: 'optimization.advice.accounts' }) },
      ]}
    />
  );
  return (
    <AdviceFrame kind={kind} address={address} onChange={change} options={options.ok ? options.value : null}>
      <AppliedRates rates={asked?.ok ? asked.value?.rates : undefined}>
        <div className={`${classes.blocks} ${isStale ? classes.stale : ''}`} aria-busy={isStale}>
          {list ? (
            <QuietBlock
              part="advice.list"
              title={title}
              tools={
                <div className={classes.tools}>
                  {views}
                  {list.ok && list.value ? (
                    <AdviceDownload kind={kind} variables={queryRef.variables} list={list.value} />
                  ) : null}
                </div>
              }
              result={list}
              onRetry={retry}
            >
              {(found) => (
                <>
                  <AdviceBasis list={found} />
                  <AdviceList
                    kind={kind}
                    list={found}
                    state={address}
                    onState={change}
                    onOpen={(advice) => change({ advice, page: address.page })}
                  />
                </>
              )}
            </QuietBlock>
          ) : null}
          {accounts ? (
            <QuietBlock part="advice.accounts" title={title} tools={views} result={accounts} onRetry={retry}>
              {(found) => (
                <AccountList
                  accounts={found}
                  variables={queryRef.variables}
                  state={address}
                  onState={change}
                  onOpen={(account) => change({ accounts: [account], apart: true, show: 'advice' })}
                />
              )}
            </QuietBlock>
          ) : null}
        </div>
        <SimulationDrawer
          piece={address.advice}
          quantity={address.buy}
          query={queryRef.variables.query}
          onQuantity={(buy) => change({ buy, page: address.page }, { history: 'replace' })}
          onClose={() => change({ advice: null, buy: null, page: address.page })}
        />
      </AppliedRates>
    </AdviceFrame>
  );
}
