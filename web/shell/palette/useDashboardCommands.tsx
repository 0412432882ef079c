// The dashboards of the viewer in the palette, those with a star first.
import { IconLayoutDashboard, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import type { CommandGroup } from './commands.ts';
import type { FoundDashboard } from './PaletteAccounts.tsx';

export function useDashboardCommands(dashboards: readonly FoundDashboard[]): CommandGroup[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const starred = dashboards.filter(({ isStarred }) => isStarred);
  const others = dashboards.filter(({ isStarred }) => !isStarred);
  const commands = [...starred, ...others].map(({ id, name, isStarred }) => {
    const Icon = isStarred ? IconStarFilled : IconLayoutDashboard;
    return {
      id: `dashboard ${id}`,
      label: name,
      icon: <Icon size={16} aria-hidden />,
      run: () => void navigate(pageAddress('dashboard', { board: id })),
    };
  });
  return [{ label: intl.formatMessage({ id: 'platform.palette.dashboards' }), commands }];
}
