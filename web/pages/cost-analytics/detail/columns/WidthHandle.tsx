// The edge of a column: dragged, or moved by arrow keys, it makes the column wider or narrower (C-12).
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from '../CostDetail.module.css';

const KEY_STEP_PX = 20;

interface WidthHandleProps {
  column: string;
  /** In pixels. */
  width: number;
  onResize: (width: number) => void;
}

export function WidthHandle({ column, width, onResize }: WidthHandleProps) {
  const intl = useIntl();
  const [from, setFrom] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -KEY_STEP_PX, ArrowRight: KEY_STEP_PX }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(width + step);
  };
  const end = (event: PointerEvent) => {
    if (from !== null) onResize(width + event.clientX - from);
    setFrom(null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved has no element of its own
    <span
      role="separator"
      tabIndex={0}
      className={classes.handle}
      aria-orientation="vertical"
      aria-label={intl.formatMessage({ id: 'cost-analytics.detail.width' }, { column })}
      aria-valuenow={width}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(event.clientX);
      }}
      onPointerUp={end}
    />
  );
}
