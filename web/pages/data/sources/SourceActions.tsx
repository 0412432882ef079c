// What can be asked of a source: a run, a dry run, or to be removed.
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { SourceActionsRemoveMutation } from '../../../__generated__/SourceActionsRemoveMutation.graphql.ts';
import type { SourceActionsRunMutation } from '../../../__generated__/SourceActionsRunMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

interface SourceActionsProps {
  id: string;
  version: number;
  canRemove: boolean;
  onChange: () => void;
  onRemoved: () => void;
}

export function SourceActions({ id, version, canRemove, onChange, onRemoved }: SourceActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const runs = useMutation<SourceActionsRunMutation>(
    graphql`
      mutation SourceActionsRunMutation($input: RunDataSourceInput!) {
        runDataSource(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: [] },
  );
  const removes = useMutation<SourceActionsRemoveMutation>(
    graphql`
      mutation SourceActionsRemoveMutation($input: RemoveDataSourceInput!) {
        removeDataSource(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: [] },
  );
  const ask = (isDry: boolean) =>
    runs.run(
      { id, isDry, allow: [] },
      {
        onDone: () => {
          setAsked(true);
          onChange();
        },
      },
    );
  const remove = () =>
    removes.run(
      { id, version },
      {
        onDone: () => {
          onChange();
          onRemoved();
        },
      },
    );
  const fault = runs.errorOf(null) ?? removes.errorOf(null);
  return (
    <div>
      <Group gap="sm">
        <Button variant="default" loading={runs.isPending} onClick={() => ask(false)}>
          <FormattedMessage id="data.sources.run" />
        </Button>
        <Button variant="default" loading={runs.isPending} onClick={() => ask(true)}>
          <FormattedMessage id="data.sources.dryRun" />
        </Button>
        {canRemove ? (
          <Button variant="default" onClick={() => setRemoving(true)}>
            <FormattedMessage id="data.sources.remove" />
          </Button>
        ) : null}
      </Group>
      {isAsked ? (
        <Text size="sm" mt="xs" role="status">
          <FormattedMessage id="data.sources.asked" />
        </Text>
      ) : null}
      {isRemoving ? (
        <Group gap="sm" mt="xs">
          <Text size="sm">
            <FormattedMessage id="data.sources.removeText" />
          </Text>
          <Button size="xs" color="red" loading={removes.isPending} onClick={remove}>
            <FormattedMessage id="data.sources.remove" />
          </Button>
          <Button size="xs" variant="default" onClick={() => setRemoving(false)}>
            <FormattedMessage id="data.sources.cancel" />
          </Button>
        </Group>
      ) : null}
      {fault ? (
        <Text size="sm" c="var(--sky-cost)" role="alert">
          {fault}
        </Text>
      ) : null}
    </div>
  );
}
