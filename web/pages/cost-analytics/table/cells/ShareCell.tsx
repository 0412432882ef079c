// What part of the total an item is: as a bar and in percent.
import { ShareText } from '../../../../components/files/FigureText.tsx';
import classes from './Cells.module.css';

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
        <ShareText percent={share} />
      </span>
    </span>
  );
}
