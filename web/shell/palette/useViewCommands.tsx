// Saved views of cost analytics in the palette: each leads to its whole analysis.
import { IconStack2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import type { CommandGroup } from './commands.ts';
import type { FoundView } from './PaletteAccounts.tsx';

const MOST_FOUND = 8;

export function useViewCommands(views: readonly FoundView[]): CommandGroup[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const commands = views.map(({ id, name, description, address }) => ({
    id: `view ${id}`,
    label: name,
    keywords: description,
    icon: <IconStack2 size={16} aria-hidden />,
    run: () => void navigate(`${pagePath('costAnalytics')}?${address}`),
  }));
  return [{ label: intl.formatMessage({ id: 'cost-analytics.views.open' }), commands, limit: MOST_FOUND }];
}
