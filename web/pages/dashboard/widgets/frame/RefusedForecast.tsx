// In the place of a forecast that would say nothing: why there is none, and what would help (D-08, D-09).
import { useErrorText } from '../../../../components/faults/useErrorText.ts';
import classes from '../card/Card.module.css';

/** `refusal` is a code that the portal has words for. */
export function RefusedForecast({ refusal }: { refusal: string | null | undefined }) {
  const errorText = useErrorText();
  return (
    <>
      <div className={classes.figure} data-fallback>
        –
      </div>
      <p className={classes.reason}>{errorText([{ code: refusal ?? '' }])}</p>
    </>
  );
}
