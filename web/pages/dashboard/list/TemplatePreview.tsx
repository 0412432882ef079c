// What a dashboard would look like, drawn small: which widgets stand on it, where, and how large (D-02).
import type { TemplateWidget } from '../../../../lib/widgets/templates.ts';
import { WIDGETS } from '../../../../lib/widgets/widget-types.ts';
import { TypePicture } from '../gallery/TypePicture.tsx';
import classes from './List.module.css';

export function TemplatePreview({ widgets }: { widgets: readonly TemplateWidget[] }) {
  return (
    <span className={classes.preview} aria-hidden="true">
      {widgets.map(({ index, type, layout: { x, y, width, height } }) => (
        <span
          key={index}
          className={classes.previewWidget}
          style={{ gridColumn: `${x + 1} / span ${width}`, gridRow: `${y + 1} / span ${height}` }}
        >
          <TypePicture kind={WIDGETS[type].picture} className={classes.previewPicture} />
        </span>
      ))}
    </span>
  );
}
