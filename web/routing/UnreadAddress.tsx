// Says what of the address could not be read, in place of showing other figures without a word.
import { Box, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Warning } from '../components/notices/Warning.tsx';
import type { Page } from './define-page.ts';
import { incompleteParts, type UnreadPart, unreadParts } from './unread-parts.ts';

export function UnreadAddress({ page }: { page: Pick<Page, 'parameters' | 'incomplete'> }) {
  const [search, setSearch] = useSearchParams();
  const unread = unreadParts(search, page.parameters);
  const incomplete = incompleteParts(search, page);
  const parts = [...unread, ...incomplete];
  if (parts.length === 0) return null;
  const drop = () =>
    setSearch(
      (kept) => {
        for (const { name } of parts) kept.delete(name);
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
        {unread.length === 0 ? null : (
          <FormattedMessage id="platform.address.unread" values={{ parts: written(unread) }} />
        )}{' '}
        {incomplete.length === 0 ? null : (
          <FormattedMessage id="platform.address.incomplete" values={{ parts: written(incomplete) }} />
        )}
      </Warning>
    </Box>
  );
}

function written(parts: readonly UnreadPart[]) {
  return <code>{parts.map(({ name, text }) => `${name}=${text}`).join(' ')}</code>;
}
