// Says what of the address could not be read, in place of showing other figures without a word.
import { Box, Button } from '@mantine/core';
import type { ParserMap } from 'nuqs/server';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Warning } from '../components/notices/Warning.tsx';
import { unreadParts } from './unread-parts.ts';

export function UnreadAddress({ parameters }: { parameters: ParserMap }) {
  const [search, setSearch] = useSearchParams();
  const unread = unreadParts(search, parameters);
  if (unread.length === 0) return null;
  const drop = () =>
    setSearch(
      (kept) => {
        for (const { name } of unread) kept.delete(name);
        return kept;
      },
      { replace: true },
    );
  return (
    <Box mb="md">
      <Warning
        actions={
          <Button variant="default" onClick={drop}>
            <FormattedMessage id="platform.address.drop" />
          </Button>
        }
      >
        <FormattedMessage
          id="platform.address.unread"
          values={{ parts: <code>{unread.map(({ name, text }) => `${name}=${text}`).join(' ')}</code> }}
        />
      </Warning>
    </Box>
  );
}
