// What a commitment is, and below it its id: both open its drawer.
import classes from './Commitments.module.css';

interface CommitmentNameProps {
  id: string;
  name: string;
  isDimmed?: boolean;
  onOpen: (id: string) => void;
}

const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** An id that a machine drew: it names nothing for people. */
export function isDrawn(id: string): boolean {
  return UUID.test(id);
}

/** The first digits of such an id tell commitments of one list apart; the drawer has all of it. */
export function CommitmentName({ id, name, isDimmed = false, onOpen }: CommitmentNameProps) {
  return (
    <button
      type="button"
      className={`${classes.open} ${isDimmed ? classes.dimmed : ''}`}
      title={id}
      onClick={() => onOpen(id)}
    >
      {name}
      {name === id ? null : <span className={classes.id}>{isDrawn(id) ? `${id.slice(0, 8)}…` : id}</span>}
    </button>
  );
}
