// A range by its name, with the days that it means.
import classes from '../CostAnalytics.module.css';

export function WithDays({ name, days }: { name: string; days: string }) {
  return (
    <>
      {name} <span className={classes.days}>{days}</span>
    </>
  );
}
