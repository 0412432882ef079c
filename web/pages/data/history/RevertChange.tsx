// What a change was, and how it is taken back: on the typed name of the company, or why it cannot be.
import { Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RevertChange_change$key } from '../../../__generated__/RevertChange_change.graphql.ts';
import type { RevertChangeMutation } from '../../../__generated__/RevertChangeMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Data.module.css';
import { NameConfirmation } from './NameConfirmation.tsx';

interface RevertChangeProps {
  change: RevertChange_change$key;
  companyName: string;
  onDone: () => void;
}

export function RevertChange({ change, companyName, onDone }: RevertChangeProps) {
  const instantText = useInstant();
  const { id, actor, at, block, keptUntil, kind, source } = useFragment(
    graphql`
      fragment RevertChange_change on DataChange {
        actor
        at
        block
        id
        keptUntil
        kind
        source
      }
    `,
    change,
  );
  const { run, isPending, errorOf, formRef } = useMutation<RevertChangeMutation>(
    graphql`
      mutation RevertChangeMutation($input: RevertDataChangeInput!) {
        revertDataChange(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: ['confirmation'] },
  );
  return (
    <div className={classes.summary}>
      <h3 className={classes.source}>{source}</h3>
      <p className={`${classes.meta} sky-figures`}>
        <FormattedMessage id="data.history.kind" values={{ kind }} />
        {[instantText(at), ...(actor ? [actor] : [])].map((part) => ` · ${part}`)}
      </p>
      {block ? (
        <Text>
          <FormattedMessage id="data.history.block" values={{ block }} />
        </Text>
      ) : (
        <>
          <Text>
            <FormattedMessage id="data.history.revertText" values={{ kind }} />
            {keptUntil ? ' ' : null}
            {keptUntil ? (
              <FormattedMessage id="data.history.keptUntil" values={{ date: instantText(keptUntil) }} />
            ) : null}
          </Text>
          <NameConfirmation
            companyName={companyName}
            label={<FormattedMessage id="data.history.revertNow" values={{ kind }} />}
            isPending={isPending}
            error={errorOf('confirmation')}
            formRef={formRef}
            onConfirm={(confirmation) => run({ id, confirmation }, { onDone })}
          />
        </>
      )}
    </div>
  );
}
