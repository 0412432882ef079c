// The star beside a dashboard's name: those with one are the first of the list (D-01).
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { ListedDashboard } from './DashboardPicker.tsx';

interface DashboardStarProps {
  dashboards: readonly ListedDashboard[];
  id: string;
  onStar: (id: string, isStarred: boolean) => void;
}

export function DashboardStar({ dashboards, id, onStar }: DashboardStarProps) {
  const intl = useIntl();
  const isStarred = dashboards.some((each) => each.isStarred && each.id === id);
  const Icon = isStarred ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      size={28}
      aria-pressed={isStarred}
      aria-label={intl.formatMessage({ id: 'dashboard.list.star' })}
      onClick={() => onStar(id, !isStarred)}
      data-part="dashboard.star"
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
