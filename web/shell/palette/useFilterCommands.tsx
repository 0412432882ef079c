// Saved filters of cost analytics in the palette: each leads to what it keeps (C-06).
import { IconBookmark } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import type { CommandGroup } from './commands.ts';
import type { FoundFilter } from './PaletteAccounts.tsx';

const MOST_FOUND = 8;

export function useFilterCommands(filters: readonly FoundFilter[]): CommandGroup[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const commands = filters.map(({ id, name }) => ({
    id: `filter ${id}`,
    label: name,
    icon: <IconBookmark size={16} aria-hidden />,
    run: () => void navigate(pageAddress('costAnalytics', { filter: id })),
  }));
  return [
    { label: intl.formatMessage({ id: 'platform.palette.savedFilters' }), commands, limit: MOST_FOUND },
  ];
}
