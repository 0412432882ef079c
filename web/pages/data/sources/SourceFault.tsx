// Why a run of a source brings nothing, what to do, and what the storage answered.
import { FormattedMessage } from 'react-intl';
import { SOURCE_FAULTS, sourceFaultRow } from '../../../../lib/catalogue/loads/source-faults.ts';
import classes from '../Data.module.css';

export function SourceFault({ fault }: { fault: { code: string; detail: string } }) {
  const code = SOURCE_FAULTS.find((each) => each === fault.code) ?? 'UNEXPECTED';
  return (
    <div className={classes.fault} role="status">
      <FormattedMessage id={sourceFaultRow(code).text} />
      {fault.detail === '' ? null : (
        <div>
          <FormattedMessage id="data.sources.detail" />
          {`: ${fault.detail}`}
        </div>
      )}
    </div>
  );
}
