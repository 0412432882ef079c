// The addresses of a distribution list with their codes, and a form that adds one.
import { ActionIcon, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RecipientList_distribution$key } from '../../../__generated__/RecipientList_distribution.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import layout from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../shared/Operations.module.css';
import { RecipientForm } from './RecipientForm.tsx';
import { useSaveRecipient } from './useSaveRecipient.ts';

interface RecipientListProps {
  distribution: RecipientList_distribution$key;
  onChanged: () => void;
}

export function RecipientList({ distribution, onChanged }: RecipientListProps) {
  const intl = useIntl();
  const { canEdit } = useShellViewer();
  const { company, people, recipients } = useFragment(
    graphql`
      fragment RecipientList_distribution on StatusDistribution {
        company {
          id
          name
        }
        people {
          email
          name
        }
        recipients {
          codes
          email
          name
        }
      }
    `,
    distribution,
  );
  const { save, isSaving } = useSaveRecipient(onChanged);
  const isEditor = canEdit('OPERATIONS');
  const title = intl.formatMessage({ id: 'operations.distribution.title' }, { company: company.name });
  return (
    <Stack gap="sm">
      <h3 className={classes.heading}>{title}</h3>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="operations.distribution.text" />
      </Text>
      {recipients.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="operations.distribution.none" />} />
      ) : (
        <TableRegion className={layout.scroll} label={title}>
          <table className={`${layout.table} ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="operations.distribution.person" />
                </th>
                <th scope="col">
                  <FormattedMessage id="operations.distribution.codes" />
                </th>
                {isEditor ? <td /> : null}
              </tr>
            </thead>
            <tbody>
              {recipients.map(({ codes, email, name }) => (
                <tr key={email}>
                  <th scope="row" className={classes.wrapped}>
                    {name ?? email}
                    <div className={classes.quiet}>
                      {name === null ? <FormattedMessage id="operations.distribution.lost" /> : email}
                    </div>
                  </th>
                  <td>{codes.join(', ')}</td>
                  {isEditor ? (
                    <td>
                      <ActionIcon
                        variant="subtle"
                        disabled={isSaving}
                        aria-label={intl.formatMessage(
                          { id: 'operations.distribution.remove' },
                          { name: name ?? email },
                        )}
                        onClick={() =>
                          save(
                            { company: company.id, email, codes: [] },
                            intl.formatMessage(
                              { id: 'operations.distribution.removed' },
                              { name: name ?? email },
                            ),
                          )
                        }
                      >
                        <IconTrash size={16} aria-hidden />
                      </ActionIcon>
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      {isEditor ? <RecipientForm company={company.id} people={people} onSaved={onChanged} /> : null}
    </Stack>
  );
}
