// A rule in the making: what it looks at and from when on, and on which days of the last 90 it would have fired (N-04).
import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RuleEditor_rule$key } from '../../../__generated__/RuleEditor_rule.graphql.ts';
import type { RuleEditor_rules$key } from '../../../__generated__/RuleEditor_rules.graphql.ts';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { ConditionsByVendor } from '../../cost-analytics/shared/filters/filter-address.ts';
import { RuleFields } from './RuleFields.tsx';
import { RuleScope } from './RuleScope.tsx';
import { RuleTrial } from './RuleTrial.tsx';
import { bandFault, conditionsOf, newDraft, type RuleDraft, ruleInput } from './rule-draft.ts';
import { useDeleteRule } from './useDeleteRule.ts';
import { useSaveRule } from './useSaveRule.ts';

interface RuleEditorProps {
  rules: RuleEditor_rules$key;
  /** Null for a new one. */
  rule: RuleEditor_rule$key | null;
  /** What a new one looks at first. */
  scope: ConditionsByVendor;
  onClose: () => void;
  onSaved: () => void;
}

/** How long typing rests before the rule is tried, in milliseconds. */
const REST_MS = 500;

export function RuleEditor({ rules, rule: key, scope, onClose, onSaved }: RuleEditorProps) {
  const errorText = useErrorText();
  const { canEdit } = useShellViewer();
  const { currency, defaultMinAlert, defaultMaxAlert } = useFragment(
    graphql`
      fragment RuleEditor_rules on AnomalyRules {
        currency
        defaultMaxAlert
        defaultMinAlert
      }
    `,
    rules,
  );
  const rule = useFragment(
    graphql`
      fragment RuleEditor_rule on AnomalyRule {
        basis
        comparison
        filters {
          vendor
          conditions {
            field
            tagKey
            isExcluding
            values
            contains
            startsWith
          }
        }
        id
        isActive
        maxAlert
        minAlert
        scale
        threshold
        title
        version
      }
    `,
    key,
  );
  const [draft, setDraft] = useState<RuleDraft>(() => {
    if (!rule) return newDraft({ min: defaultMinAlert, max: defaultMaxAlert }, scope);
    const { filters, id: _id, version: _version, ...kept } = rule;
    return { ...kept, conditions: conditionsOf(filters) };
  });
  const [tried] = useDebouncedValue(draft, REST_MS);
  const { save, isSaving, errorOf, formRef } = useSaveRule(onSaved);
  const { remove, isRemoving } = useDeleteRule(onSaved);
  const change = (part: Partial<RuleDraft>) => setDraft({ ...draft, ...part });
  const input = ruleInput(draft);
  const band = bandFault(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (input) save(input, rule);
  };
  const others = errorOf(null);
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="md">
        <RuleFields
          draft={draft}
          currency={currency}
          onChange={change}
          errorOf={errorOf}
          bandError={band ? (errorText([{ code: band }]) ?? null) : null}
        />
        <RuleScope
          conditions={draft.conditions}
          basis={draft.basis}
          onChange={(conditions) => change({ conditions })}
        />
        <RuleTrial rule={ruleInput(tried)} />
        {others ? (
          <Text size="sm" c="var(--sky-cost)" role="alert">
            {others}
          </Text>
        ) : null}
        <Group gap="sm">
          {canEdit('ANOMALY') ? (
            <Button type="submit" loading={isSaving} disabled={!input}>
              <FormattedMessage id="anomaly.handling.save" />
            </Button>
          ) : null}
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="anomaly.handling.cancel" />
          </Button>
          {rule && canEdit('ANOMALY') ? (
            <Button variant="subtle" color="red" ml="auto" loading={isRemoving} onClick={() => remove(rule)}>
              <FormattedMessage id="anomaly.rules.remove" />
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}
