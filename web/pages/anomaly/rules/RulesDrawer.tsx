// Rules by which people call cost unusual, beside the list: all of them, a new one, or one that is changed (N-04).

import { Drawer, Skeleton } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import RulesDrawerQueryNode, {
  type RulesDrawerQuery,
} from '../../../__generated__/RulesDrawerQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Caught } from '../../../components/faults/Caught.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { ownConditions } from '../../cost-analytics/shared/filters/filter-address.ts';
import { NO_CONDITIONS } from '../../cost-analytics/shared/filters/vendor-conditions.ts';
import { anomaliesPage } from '../page.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleList } from './RuleList.tsx';

/** What the address says beside the id of a rule. */
export const ALL_RULES = 'all';
export const NEW_RULE = 'new';

interface RulesDrawerProps {
  /** A rule was saved or removed. */
  onSaved: () => void;
}

export function RulesDrawer({ onSaved }: RulesDrawerProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(anomaliesPage);
  const [queryRef, loadRules, dispose] = useQueryLoader<RulesDrawerQuery>(RulesDrawerQueryNode);
  const isOpen = address.rule !== null;
  const load = useCallback(() => loadRules({}, { fetchPolicy: 'network-only' }), [loadRules]);
  useEffect(() => {
    if (isOpen) load();
    else dispose();
  }, [isOpen, load, dispose]);
  const show = (rule: string | null) =>
    change({ rule, ...NO_CONDITIONS, page: address.page }, { history: 'replace' });
  return (
    <Drawer
      size={760}
      opened={isOpen}
      onClose={() => show(null)}
      title={<FormattedMessage id="anomaly.rules.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'anomaly.rules.close' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={420} />} onRetry={load} resetKey={queryRef}>
        {queryRef ? (
          <RulesContent
            queryRef={queryRef}
            onShow={show}
            onRetry={load}
            onSaved={() => {
              load();
              onSaved();
            }}
          />
        ) : null}
      </Boundary>
    </Drawer>
  );
}

interface RulesContentProps {
  queryRef: PreloadedQuery<RulesDrawerQuery>;
  onShow: (rule: string | null) => void;
  onRetry: () => void;
  onSaved: () => void;
}

function RulesContent({ queryRef, onShow, onRetry, onSaved }: RulesContentProps) {
  const { viewer } = usePreloadedQuery<RulesDrawerQuery>(
    graphql`
      query RulesDrawerQuery {
        viewer {
          anomalyRules @catch(to: RESULT) {
            ...RuleList_rules
            ...RuleEditor_rules
            rules {
              id
              ...RuleEditor_rule
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { address } = usePageAddress(anomaliesPage);
  const back = () => onShow(ALL_RULES);
  return (
    <Caught result={viewer.anomalyRules} onRetry={onRetry}>
      {(rules) => {
        const changed = rules.rules.find(({ id }) => id === address.rule) ?? null;
        if (!changed && address.rule !== NEW_RULE)
          return <RuleList rules={rules} onOpen={onShow} onNew={() => onShow(NEW_RULE)} />;
        return (
          <RuleEditor
            key={address.rule}
            rules={rules}
            rule={changed}
            scope={ownConditions(address)}
            onClose={back}
            onSaved={() => {
              back();
              onSaved();
            }}
          />
        );
      }}
    </Caught>
  );
}
