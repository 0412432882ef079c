// The survey: helpful or not, a comment if one likes, submit or later.
import { Button, CloseButton, Group, SegmentedControl, Text, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { SaveSurveyInput, SurveyCardMutation } from '../../__generated__/SurveyCardMutation.graphql.ts';
import { useMutation } from '../../mutations/useMutation.ts';
import { CornerCard } from './CornerCard.tsx';

const MAX_COMMENT = 254;

export function SurveyCard({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const [answer, setAnswer] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const { save, isSaving } = useSaveSurvey(onClose);
  const later = () => save({ isLater: true });
  return (
    <CornerCard labelledBy={titleId} onClose={onClose}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text id={titleId} fw={600} component="h2">
          <FormattedMessage id="platform.survey.title" />
        </Text>
        <CloseButton aria-label={intl.formatMessage({ id: 'platform.survey.close' })} onClick={onClose} />
      </Group>
      <SegmentedControl
        mt="sm"
        fullWidth
        aria-labelledby={titleId}
        value={answer ?? ''}
        onChange={setAnswer}
        data={[
          { value: 'yes', label: intl.formatMessage({ id: 'platform.survey.yes' }) },
          { value: 'no', label: intl.formatMessage({ id: 'platform.survey.no' }) },
        ]}
      />
      <Textarea
        mt="sm"
        autosize
        minRows={3}
        maxLength={MAX_COMMENT}
        label={
          answer === 'no' ? (
            <FormattedMessage id="platform.survey.whatIsMissing" />
          ) : (
            <FormattedMessage id="platform.survey.comment" />
          )
        }
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Group gap="sm" mt="md">
        <Button
          loading={isSaving}
          disabled={answer === null}
          onClick={() => save({ isHelpful: answer === 'yes', comment: comment.trim() || null })}
        >
          <FormattedMessage id="platform.survey.submit" />
        </Button>
        <Button variant="default" disabled={isSaving} onClick={later}>
          <FormattedMessage id="platform.survey.later" />
        </Button>
      </Group>
    </CornerCard>
  );
}

function useSaveSurvey(onDone: () => void) {
  const intl = useIntl();
  const { run, isPending } = useMutation<SurveyCardMutation>(graphql`
    mutation SurveyCardMutation($input: SaveSurveyInput!) {
      saveSurvey(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...SurveyGuide_viewer
        }
      }
    }
  `);
  const save = (input: SaveSurveyInput) =>
    run(input, {
      done: input.isLater ? null : intl.formatMessage({ id: 'platform.survey.thanks' }),
      onDone,
    });
  return { save, isSaving: isPending };
}
