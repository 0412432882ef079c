// The first stop of the keyboard: past header and sidebar to the page.
import { FormattedMessage } from 'react-intl';
import classes from './Shell.module.css';

export function SkipLink() {
  return (
    <a className={classes.skip} href="#main">
      <FormattedMessage id="platform.shell.skip" />
    </a>
  );
}
