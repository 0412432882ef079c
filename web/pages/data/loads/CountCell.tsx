// A number of a load that ended well, set off where there should be none.
import { NumberText } from '../../../components/files/FigureText.tsx';
import classes from '../Data.module.css';

interface CountCellProps {
  /** Null or undefined: not known. */
  count: number | null | undefined;
  isFault?: boolean;
}

export function CountCell({ count, isFault = false }: CountCellProps) {
  if (typeof count !== 'number') return <td>–</td>;
  return (
    <td>
      <span className={isFault && count > 0 ? classes.warning : undefined}>
        <NumberText value={count} />
      </span>
    </td>
  );
}
