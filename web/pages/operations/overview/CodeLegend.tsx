// What each known code means.
import { FormattedMessage } from 'react-intl';
import { STATUS_CODE_NAMES } from '../../../../lib/catalogue/operations/status-codes.ts';
import layout from '../../../components/layout/Page.module.css';
import classes from '../shared/Operations.module.css';

export function CodeLegend() {
  return (
    <section className={layout.panel}>
      <h2 className={classes.panelTitle}>
        <FormattedMessage id="operations.overview.codes" />
      </h2>
      <dl className={classes.terms}>
        {STATUS_CODE_NAMES.map((code) => (
          <div key={code} style={{ display: 'contents' }}>
            <dt>{code}</dt>
            <dd>
              <FormattedMessage id="operations.status.codeName" values={{ code }} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        <FormattedMessage id="operations.overview.codesHint" />
      </p>
    </section>
  );
}
