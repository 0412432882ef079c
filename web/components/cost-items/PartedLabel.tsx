// A name of several parts in one line: where room is short each part is cut at its own end, so that the last one, which
// distinguishes neighbours, stays visible.
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
        <span
          // Parts may be equal; the name up to and including a part is unique.
          key={parts.slice(0, place + 1).join(PART_SEPARATOR)}
          className={classes.part}
          data-last={place === parts.length - 1 || undefined}
        >
          {place > 0 ? PART_SEPARATOR : null}
          {part}
        </span>
      ))}
    </span>
  );
}
