// What part of the total an item is: as a bar and in percent.
import { Percent } from '../../../../intl/Percent.tsx';
import classes from './Cells.module.css';

interface ShareTextProps {
  /** In percent; nothing where it is not known. */
  share: number | null | undefined;
}

export function ShareText({ share }: ShareTextProps) {
  if (share === null || share === undefined) return '–';
  return <Percent percent={share} />;
}

interface ShareCellProps {
  share: number;
  /** The CSS variable of its bar; null where it is of no item. */
  colour: string | null;
}

export function ShareCell({ share, colour }: ShareCellProps) {
  const filled = Math.min(Math.max(share, 0), 100);
  return (
    <span className={classes.share}>
      {colour === null ? null : (
        <span className={classes.track} aria-hidden>
          <span style={{ width: `${filled}%`, background: `var(${colour})` }} />
        </span>
      )}
      <span className={classes.percent}>
        <ShareText share={share} />
      </span>
    </span>
  );
}
