// One access token, and its end, which is asked twice.
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AccessTokenRow_token$key } from '../../../../__generated__/AccessTokenRow_token.graphql.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import classes from '../Account.module.css';
import { useRevokeAccessToken } from './useRevokeAccessToken.ts';

export function AccessTokenRow({ token }: { token: AccessTokenRow_token$key }) {
  const intl = useIntl();
  const instantText = useInstant();
  const [isAsking, setAsking] = useState(false);
  const { id, name, company, createdAt, lastUsedAt, expiresAt, isExpired } = useFragment(
    graphql`
      fragment AccessTokenRow_token on AccessToken {
        id
        name
        company {
          name
        }
        createdAt
        lastUsedAt
        expiresAt
        isExpired
      }
    `,
    token,
  );
  const { revoke, isRevoking } = useRevokeAccessToken(() => setAsking(false));
  const revokeLabel = intl.formatMessage({ id: 'platform.account.tokenRevokeOf' }, { name });
  return (
    <tr>
      <th scope="row" className={classes.tokenName}>
        {name}
      </th>
      <td>{company.name}</td>
      <td>{instantText(createdAt)}</td>
      <td>{lastUsedAt ? instantText(lastUsedAt) : <FormattedMessage id="platform.account.tokenNever" />}</td>
      <td>
        {instantText(expiresAt)}
        {isExpired ? (
          <div className={classes.note}>
            <FormattedMessage id="platform.account.tokenExpired" />
          </div>
        ) : null}
      </td>
      <td>
        <Button variant="default" size="compact-sm" aria-label={revokeLabel} onClick={() => setAsking(true)}>
          <FormattedMessage id="platform.account.tokenRevoke" />
        </Button>
        <Modal opened={isAsking} onClose={() => setAsking(false)} withCloseButton={false} title={revokeLabel}>
          <Text size="sm">
            <FormattedMessage id="platform.account.tokenRevokeText" />
          </Text>
          <Group gap="sm" mt="md">
            <Button color="red" loading={isRevoking} onClick={() => revoke(id)}>
              <FormattedMessage id="platform.account.tokenRevoke" />
            </Button>
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              <FormattedMessage id="platform.account.tokenCancel" />
            </Button>
          </Group>
        </Modal>
      </td>
    </tr>
  );
}
