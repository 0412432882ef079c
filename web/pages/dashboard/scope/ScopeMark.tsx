// Marks a widget that does not follow the dashboard's scope, and says in words what it keeps (D-14).
import { IconPinned, IconPinnedOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { Tooltip } from '../../../components/overlays/Tooltip.tsx';
import classes from './Scope.module.css';
import { ownPartsOf } from './scope-notes.ts';

interface ScopeMarkProps {
  type: WidgetType;
  settings: Pick<WidgetSettings, 'isPinned'>;
  scope: DashboardScope;
}

export function ScopeMark({ type, settings, scope }: ScopeMarkProps) {
  const intl = useIntl();
  const own = ownPartsOf(type, settings, scope);
  if (!own) return null;
  const { isPinned } = own;
  const parts = isPinned ? (['frame', 'vendors', 'basis'] as const) : own.parts;
  const names = intl.formatList(
    parts.map((part) => intl.formatMessage({ id: 'dashboard.scope.part' }, { part })),
  );
  const text = intl.formatMessage(
    { id: isPinned ? 'dashboard.scope.pinned' : 'dashboard.scope.keeps' },
    { names },
  );
  const Icon = isPinned ? IconPinned : IconPinnedOff;
  return (
    <Tooltip label={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be readable by keyboard too */}
      <span className={classes.mark} role="img" aria-label={text} tabIndex={0}>
        <Icon size={14} aria-hidden />
        <span className={classes.markText} aria-hidden>
          {intl.formatMessage(
            { id: 'dashboard.scope.mark' },
            { kind: isPinned ? 'pinned' : parts.join('-') },
          )}
        </span>
      </span>
    </Tooltip>
  );
}
