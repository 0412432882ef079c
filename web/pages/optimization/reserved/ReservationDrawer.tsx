// One reservation, beside what is shown: opened by the address, so that it can be linked to and back closes it.
import { Drawer, Skeleton } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import ReservationDrawerQueryNode, {
  type ReservationDrawerQuery,
} from '../../../__generated__/ReservationDrawerQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { type CommitmentAddress, commitmentQuery } from '../shared/commitment-address.ts';
import { QuietBlock, QuietFault } from '../shared/QuietBlock.tsx';
import { UseTrend } from '../shared/trend/UseTrend.tsx';
import { agreementRow } from './reserved-rows.ts';
import { TermsList } from './TermsList.tsx';
import { UseCards } from './use/UseSummary.tsx';

interface ReservationDrawerProps {
  vendor: 'AWS' | 'AZURE';
  address: CommitmentAddress & { agreement: string | null };
  onClose: () => void;
}

export function ReservationDrawer({ vendor, address, onClose }: ReservationDrawerProps) {
  const intl = useIntl();
  const { agreement: id } = address;
  const months = JSON.stringify([address.from, address.to]);
  const [queryRef, load, dispose] = useQueryLoader<ReservationDrawerQuery>(ReservationDrawerQueryNode);
  const ask = useCallback(
    (isAgain: boolean) => {
      const [from, to] = JSON.parse(months);
      const query = commitmentQuery({ from, to, accounts: [], products: [], regions: [], families: [] });
      if (id === null || query === null) dispose();
      else
        load(
          { query, id, isAws: vendor === 'AWS' },
          { fetchPolicy: isAgain ? 'network-only' : 'store-or-network' },
        );
    },
    [id, vendor, months, load, dispose],
  );
  useEffect(() => ask(false), [ask]);
  const retry = useCallback(() => ask(true), [ask]);
  return (
    <Drawer
      size="xl"
      opened={id !== null}
      onClose={onClose}
      title={<FormattedMessage id="optimization.reserved.reservation" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'optimization.reserved.close' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={420} />} onRetry={retry} resetKey={queryRef}>
        {queryRef ? <ReservationContent queryRef={queryRef} onRetry={retry} /> : null}
      </Boundary>
    </Drawer>
  );
}

interface ReservationContentProps {
  queryRef: PreloadedQuery<ReservationDrawerQuery>;
  onRetry: () => void;
}

function ReservationContent({ queryRef, onRetry }: ReservationContentProps) {
  const { viewer } = usePreloadedQuery<ReservationDrawerQuery>(
    graphql`
      query ReservationDrawerQuery($query: CommitmentQuery!, $id: String!, $isAws: Boolean!) {
        viewer {
          reservedInstances(query: $query) @include(if: $isAws) {
            utilization {
              agreement(id: $id) @catch(to: RESULT) {
                currency
                agreement {
                  ...reservedRows_agreement
                }
                trend {
                  ...UseTrend_trend
                }
              }
            }
          }
          azureReservations(query: $query) @skip(if: $isAws) {
            utilization {
              agreement(id: $id) @catch(to: RESULT) {
                currency
                agreement {
                  ...reservedRows_agreement
                }
                trend {
                  ...UseTrend_trend
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const found = (viewer.reservedInstances ?? viewer.azureReservations)?.utilization.agreement;
  const isUnknown = found?.ok ? !found.value : faultOfErrors(found?.errors ?? []).code === 'NOT_FOUND';
  if (isUnknown)
    return (
      <Notice variant="block" title={<FormattedMessage id="optimization.reserved.noSuchReservation" />} />
    );
  if (!found?.ok || !found.value) return <QuietFault onRetry={onRetry} />;
  const { currency, agreement, trend } = found.value;
  const row = agreementRow(agreement);
  return (
    <>
      {row.terms ? <TermsList terms={row.terms} /> : null}
      <UseCards figures={row.figures} currency={currency} />
      <QuietBlock
        part="optimization.agreementTrend"
        title={<FormattedMessage id="optimization.reserved.trend" />}
        result={{ ok: true, value: trend }}
        onRetry={onRetry}
      >
        {(shown) => <UseTrend trend={shown} show="money" view="chart" />}
      </QuietBlock>
    </>
  );
}
