// Advice of providers beside ours, each line checked by its own figures and by the hours of the company.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { IMPORTED_KIND_NAMES, LOOK_BACK_DAYS } from '../../../../../lib/commitments/recommendations.ts';
import type { ImportedPageQuery } from '../../../../__generated__/ImportedPageQuery.graphql.ts';
import { ChoiceChip } from '../../../../components/state-bar/ChoiceChip.tsx';
import { StateBar } from '../../../../components/state-bar/StateBar.tsx';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import classes from '../../shared/Commitments.module.css';
import { QuietBlock } from '../../shared/QuietBlock.tsx';
import { AdviceTabs } from '../frame/AdviceTabs.tsx';
import { TermChips } from '../frame/TermChips.tsx';
import { ImportedList } from './ImportedList.tsx';
import { importedPage } from './page.tsx';
import { KIND_TEXTS, VERDICT_TEXTS, VERDICTS } from './verdicts.ts';

type Props = PageProps<ImportedPageQuery>;

export function ImportedPage({ queryRef, loadingRef }: Props) {
  return queryRef ? <Asked queryRef={queryRef} isStale={queryRef !== loadingRef} /> : null;
}

interface AskedProps {
  queryRef: NonNullable<Props['queryRef']>;
  isStale: boolean;
}

const ANY = 'any';

function Asked({ queryRef, isStale }: AskedProps) {
  const intl = useIntl();
  const retry = useAskAgain();
  const { address, change } = usePageAddress(importedPage);
  const { viewer } = usePreloadedQuery<ImportedPageQuery>(
    graphql`
      query ImportedPageQuery(
        $kind: ImportedRecommendationKind
        $verdict: ImportVerdict
        $lookBackDays: Int!
        $termYears: Int!
        $paymentOption: RecommendationPayment!
        $page: Int!
        $size: Int!
      ) {
        viewer {
          importedRecommendations(
            kind: $kind
            verdict: $verdict
            lookBackDays: $lookBackDays
            termYears: $termYears
            paymentOption: $paymentOption
            page: $page
            itemsPerPage: $size
          ) @catch(to: RESULT) {
            ...ImportedList_lines
          }
        }
      }
    `,
    queryRef,
  );
  const any = { value: ANY, label: intl.formatMessage({ id: 'optimization.advice.any' }) } as const;
  return (
    <AdviceTabs
      kept={address}
      bar={
        <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })} part="advice.bar">
          <ChoiceChip
            name={intl.formatMessage({ id: 'optimization.imported.kind' })}
            value={address.kind ?? ANY}
            choices={[
              any,
              ...IMPORTED_KIND_NAMES.map((value) => ({
                value,
                label: intl.formatMessage({ id: KIND_TEXTS[value] ?? 'optimization.advice.any' }),
              })),
            ]}
            onChange={(kind) => change({ kind: kind === ANY ? null : kind })}
          />
          <ChoiceChip
            name={intl.formatMessage({ id: 'optimization.imported.verdict' })}
            value={address.verdict ?? ANY}
            choices={[
              any,
              ...VERDICTS.map((value) => ({
                value,
                label: intl.formatMessage({ id: VERDICT_TEXTS[value] }),
              })),
            ]}
            onChange={(verdict) => change({ verdict: verdict === ANY ? null : verdict })}
          />
          <TermChips days={LOOK_BACK_DAYS} address={address} onChange={change} />
        </StateBar>
      }
    >
      <div className={`${classes.blocks} ${isStale ? classes.stale : ''}`} aria-busy={isStale}>
        <QuietBlock
          part="advice.imported"
          title={<FormattedMessage id="optimization.imported.title" />}
          result={viewer.importedRecommendations}
          onRetry={retry}
        >
          {(lines) => (
            <ImportedList lines={lines} state={address} onState={change} variables={queryRef.variables} />
          )}
        </QuietBlock>
      </div>
    </AdviceTabs>
  );
}
