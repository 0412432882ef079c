// What a load tells about its files, and the months that it replaced.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LoadReport_report$key } from '../../../__generated__/LoadReport_report.graphql.ts';
import classes from '../Data.module.css';
import { PlanFindings } from '../plan/PlanFindings.tsx';
import { PlanMonths } from '../plan/PlanMonths.tsx';
import { LoadedFile } from './LoadedFile.tsx';
import { ReplacedMonths } from './ReplacedMonths.tsx';

interface LoadReportProps {
  report: LoadReport_report$key;
  isLoaded: boolean;
}

export function LoadReport({ report, isLoaded }: LoadReportProps) {
  const { files, filesLeftOut, plan, ...data } = useFragment(
    graphql`
      fragment LoadReport_report on LoadReport {
        files {
          name
          ...LoadedFile_file
        }
        filesLeftOut
        plan {
          months {
            month
          }
          ...PlanFindings_plan
          ...PlanMonths_plan
        }
        ...ReplacedMonths_report
      }
    `,
    report,
  );
  return (
    <>
      <PlanFindings plan={plan} isLoaded={isLoaded} />
      {plan.months.length > 0 ? <PlanMonths plan={plan} /> : <ReplacedMonths report={data} />}
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files of one load may have one name, and none moves
        <LoadedFile key={`${place} ${file.name}`} file={file} />
      ))}
      {filesLeftOut > 0 ? (
        <p className={classes.meta}>
          <FormattedMessage id="data.page.filesLeftOut" values={{ count: filesLeftOut }} />
        </p>
      ) : null}
    </>
  );
}
