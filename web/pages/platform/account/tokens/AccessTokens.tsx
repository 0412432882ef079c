// The access tokens by which tools of the viewer ask the graph: each is made here, shown once, and can be revoked.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AccessTokens_viewer$key } from '../../../../__generated__/AccessTokens_viewer.graphql.ts';
import { TableRegion } from '../../../../components/files/TableRegion.tsx';
import shared from '../../../../components/layout/Page.module.css';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import classes from '../Account.module.css';
import { AccessTokenRow } from './AccessTokenRow.tsx';
import { NewAccessToken } from './NewAccessToken.tsx';

export function AccessTokens({ viewer }: { viewer: AccessTokens_viewer$key }) {
  const intl = useIntl();
  const { canSee } = useShellViewer();
  const [isOpen, setOpen] = useState(false);
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokens_viewer on Viewer {
        accessTokens {
          id
          ...AccessTokenRow_token
        }
      }
    `,
    viewer,
  );
  const title = intl.formatMessage({ id: 'platform.account.tokens' });
  return (
    <section className={shared.panel} data-part="access-tokens">
      <header className={classes.panelHead}>
        <div>
          <h2 className={classes.panelTitle}>{title}</h2>
          <p className={classes.note}>
            <FormattedMessage id="platform.account.tokensNote" />
          </p>
          {canSee('API') ? null : (
            <p className={classes.note}>
              <FormattedMessage id="platform.account.tokensApi" />
            </p>
          )}
        </div>
        <Button
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          <FormattedMessage id="platform.account.tokenAdd" />
        </Button>
      </header>
      {accessTokens && accessTokens.length > 0 ? (
        <TableRegion className={shared.scroll} label={title}>
          <table className={`${shared.table} ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="platform.account.tokenName" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.account.tokenCompany" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.account.tokenCreated" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.account.tokenUsed" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.account.tokenExpires" />
                </th>
                <th scope="col" data-tool>
                  <FormattedMessage id="platform.account.actions" />
                </th>
              </tr>
            </thead>
            <tbody>
              {accessTokens.map((token) => (
                <AccessTokenRow key={token.id} token={token} />
              ))}
            </tbody>
          </table>
        </TableRegion>
      ) : null}
      {accessTokens?.length === 0 ? (
        <p className={`${classes.note} ${classes.empty}`}>
          <FormattedMessage id="platform.account.tokensEmpty" />
        </p>
      ) : null}
      <NewAccessToken isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
