// One source: its form, what can be asked of it, and its history.
import { Stack, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SourcePanel_source$key } from '../../../__generated__/SourcePanel_source.graphql.ts';
import { SourceActions } from './SourceActions.tsx';
import { SourceForm } from './SourceForm.tsx';
import { SourceHistory } from './SourceHistory.tsx';

interface SourcePanelProps {
  /** Null for a new one. */
  source: SourcePanel_source$key | null;
  externalId: string;
  onChange: () => void;
  onClose: () => void;
}

export function SourcePanel({ source: key, externalId, onChange, onClose }: SourcePanelProps) {
  const source = useFragment(
    graphql`
      fragment SourcePanel_source on DataSource {
        id
        isOfFile
        version
        ...SourceForm_source
        ...SourceHistory_source
      }
    `,
    key,
  );
  return (
    <Stack gap="lg">
      {source?.isOfFile ? (
        <Text>
          <FormattedMessage id="data.sources.ofFile" />
        </Text>
      ) : (
        <SourceForm
          source={source ?? null}
          externalId={externalId}
          onSaved={() => {
            onChange();
            onClose();
          }}
          onCancel={onClose}
        />
      )}
      {source ? (
        <>
          <SourceActions
            id={source.id}
            version={source.version}
            canRemove={!source.isOfFile}
            onChange={onChange}
            onRemoved={onClose}
          />
          <SourceHistory source={source} />
        </>
      ) : null}
    </Stack>
  );
}
