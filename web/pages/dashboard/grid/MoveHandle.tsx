// What a widget is taken by: with the pointer or a finger, or with Enter and arrows.
import { IconGripHorizontal } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { DraftWidget } from '../editing/content.ts';
import { useWidgetTitle } from '../widgets/frame/widget-titles.ts';
import classes from './Grid.module.css';

interface MoveHandleProps {
  widget: DraftWidget;
  isTaken: boolean;
  /** Id of the text that says which keys do what. */
  keysId: string;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Takes the widget, or lets it go. */
  onToggle: () => void;
  onBlur: () => void;
}

export function MoveHandle({ widget, isTaken, keysId, onKeyDown, onToggle, onBlur }: MoveHandleProps) {
  const intl = useIntl();
  const title = useWidgetTitle(widget.type, widget.settings);
  return (
    <button
      type="button"
      className={classes.handle}
      data-drag
      aria-label={intl.formatMessage({ id: 'dashboard.grid.handle' }, { title })}
      aria-pressed={isTaken}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      // A click without a pointer is that of a screen reader.
      onClick={(event) => (event.detail === 0 ? onToggle() : undefined)}
      onBlur={onBlur}
    >
      <IconGripHorizontal size={16} aria-hidden />
    </button>
  );
}
