// An access token in the one moment in which it is known: to copy, with a query that uses it.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCopyText } from '../../../../browser/useCopyText.ts';
import classes from '../Account.module.css';

/** The token is read from it, so that it stands in no history of commands. */
const VARIABLE = 'SKYLEDGER_TOKEN';

export function AccessTokenSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const intl = useIntl();
  const copyText = useCopyText();
  const copy = () =>
    copyText(secret, {
      done: intl.formatMessage({ id: 'platform.account.tokenCopied' }),
      failed: intl.formatMessage({ id: 'platform.account.tokenNotCopied' }),
    });
  return (
    <>
      <Text size="sm" role="status">
        <FormattedMessage id="platform.account.tokenMade" />
      </Text>
      <TextInput
        mt="sm"
        readOnly
        value={secret}
        autoComplete="off"
        aria-label={intl.formatMessage({ id: 'platform.account.tokenSecret' })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Text size="sm" mt="sm">
        <FormattedMessage id="platform.account.tokenExample" values={{ variable: <code>{VARIABLE}</code> }} />
      </Text>
      <pre className={classes.example}>{exampleQuery(new URL('/graphql', location.href).href)}</pre>
      <Group gap="sm" mt="md">
        <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()} data-autofocus>
          <FormattedMessage id="platform.account.tokenCopy" />
        </Button>
        <Button variant="default" onClick={onDone}>
          <FormattedMessage id="platform.account.tokenDone" />
        </Button>
      </Group>
    </>
  );
}

function exampleQuery(address: string): string {
  const body = JSON.stringify({
    query: '{ viewer { company { name } costMonthToDate { total currency } } }',
  });
  return [
    `curl ${address}`,
    `-H "authorization: Bearer $${VARIABLE}"`,
    `-H 'content-type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ');
}
