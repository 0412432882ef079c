// Who decided what and when, and the purchase that followed.
import { Checkbox, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DecisionHistory_decision$key } from '../../../../__generated__/DecisionHistory_decision.graphql.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import { dayOf } from '../../shared/dates.ts';
import classes from '../Advice.module.css';
import { LedgerTable } from './LedgerTable.tsx';
import { useLinkPurchase } from './useLinkPurchase.ts';
import { knownState, STATE_TEXTS } from './words.ts';

interface DecisionHistoryProps {
  decision: DecisionHistory_decision$key;
  onDone: () => void;
}

export function DecisionHistory({ decision, onDone }: DecisionHistoryProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const instantText = useInstant();
  const { canEdit } = useShellViewer();
  const { key, version, state, commitmentIds, history, ledger } = useFragment(
    graphql`
      fragment DecisionHistory_decision on RecommendationDecision {
        key
        version
        state
        commitmentIds
        ledger @catch(to: NULL) {
          ...LedgerTable_ledger
        }
        history @catch(to: NULL) {
          entries {
            author
            changedAt
            commitmentIds
            reason
            state
            until
          }
          purchases {
            commitmentId
            isAlike
            name
            startsAt
          }
        }
      }
    `,
    decision,
  );
  const { link, isSaving } = useLinkPurchase(onDone);
  const purchases = history?.purchases ?? [];
  const label = (purchase: (typeof purchases)[number]) => {
    const start = purchase.startsAt ? `, ${formatDay(dayOf(purchase.startsAt), language)}` : '';
    const alike = purchase.isAlike ? ` (${intl.formatMessage({ id: 'optimization.decision.alike' })})` : '';
    return `${purchase.name}${start}${alike}`;
  };
  return (
    <>
      {state === 'ACCEPTED' && canEdit('RECOMMENDATIONS') ? (
        <Checkbox.Group
          label={<FormattedMessage id="optimization.decision.purchase" />}
          description={
            <FormattedMessage
              id={
                purchases.length === 0
                  ? 'optimization.decision.noPurchase'
                  : 'optimization.decision.purchaseNote'
              }
            />
          }
          value={[...commitmentIds]}
          onChange={(chosen) => link({ key, version, commitmentIds: chosen })}
        >
          <Stack gap={6} mt={6}>
            {purchases.map((purchase) => (
              <Checkbox
                key={purchase.commitmentId}
                value={purchase.commitmentId}
                disabled={isSaving}
                label={label(purchase)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : null}
      {ledger ? <LedgerTable ledger={ledger} /> : null}
      <ol className={classes.history}>
        {(history?.entries ?? []).map((entry) => (
          <li key={entry.changedAt}>
            <FormattedMessage id={STATE_TEXTS[knownState(entry.state)]} />
            {entry.until ? ` – ${formatDay(entry.until, language)}` : null}
            {entry.commitmentIds.length > 0 ? (
              <>
                {', '}
                <FormattedMessage
                  id="optimization.decision.linked"
                  values={{ count: entry.commitmentIds.length }}
                />
              </>
            ) : null}
            {entry.reason ? `: ${entry.reason}` : null}
            <span className={classes.muted}>
              {' '}
              {entry.author} · {instantText(entry.changedAt)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
