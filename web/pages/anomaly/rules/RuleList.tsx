// All rules of the company, by title (N-04).
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RuleList_rules$key } from '../../../__generated__/RuleList_rules.graphql.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from './Rules.module.css';
import { useThresholdText } from './useThresholdText.ts';

interface RuleListProps {
  rules: RuleList_rules$key;
  onOpen: (id: string) => void;
  onNew: () => void;
}

export function RuleList({ rules: key, onOpen, onNew }: RuleListProps) {
  const { language } = useLanguage();
  const instantText = useInstant();
  const { canEdit } = useShellViewer();
  const thresholdText = useThresholdText();
  const { rules, currency } = useFragment(
    graphql`
      fragment RuleList_rules on AnomalyRules {
        currency
        rules {
          author
          basis
          changedAt
          comparison
          id
          isActive
          lastFiredOn
          scale
          threshold
          title
        }
      }
    `,
    key,
  );
  const add = canEdit('ANOMALY') ? (
    <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={onNew}>
      <FormattedMessage id="anomaly.rules.add" />
    </Button>
  ) : null;
  if (rules.length === 0)
    return (
      <Notice variant="block" title={<FormattedMessage id="anomaly.rules.none" />} action={add}>
        <FormattedMessage id="anomaly.rules.noneText" />
      </Notice>
    );
  return (
    <>
      {add}
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule.id} className={classes.rule} data-off={!rule.isActive || undefined}>
            <button type="button" className={classes.open} onClick={() => onOpen(rule.id)}>
              {rule.title}
            </button>
            <div>
              <FormattedMessage id="dashboard.settings.comparison" values={{ value: rule.comparison }} />
              {' · '}
              <FormattedMessage id="anomaly.rules.basis" values={{ basis: rule.basis }} />
              {' · '}
              {thresholdText(rule, currency)}
            </div>
            <div className={classes.muted}>
              <FormattedMessage
                id="anomaly.rules.fired"
                values={{
                  isActive: rule.isActive,
                  hasFired: Boolean(rule.lastFiredOn),
                  date: rule.lastFiredOn ? formatDay(rule.lastFiredOn, language) : '',
                }}
              />
              {' · '}
              {rule.author} · {instantText(rule.changedAt)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
