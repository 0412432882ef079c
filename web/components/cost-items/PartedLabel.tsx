// A name of several parts in one line: where room is short each part is cut at its own end, so that the last one, which
// tells neighbours apart, stays in sight.
import classes from './PartedLabel.module.css';

/** Between the parts of a name. */
export const PART_SEPARATOR = ' · ';

export function PartedLabel({ label, className = '' }: { label: string; className?: string | undefined }) {
  const parts = label.split(PART_SEPARATOR);
  if (parts.length === 1) {
    return (
      <span className={`${className} ${classes.single}`} title={label}>
        {label}
      </span>
    );
  }
  return (
    <span className={`${className} ${classes.parts}`} title={label}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their place
        <span key={place} className={classes.part} data-last={place === parts.length - 1 || undefined}>
          {place > 0 ? PART_SEPARATOR : null}
          {part}
        </span>
      ))}
    </span>
  );
}
