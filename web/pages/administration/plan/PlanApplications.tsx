// What members applied for, the newest first: an owner approves or rejects what is open, and all stays on record (S-06).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PlanApplications_viewer$key } from '../../../__generated__/PlanApplications_viewer.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import shared from '../../../components/layout/Page.module.css';
import { faultOfErrors } from '../../../fault.ts';
import classes from '../Administration.module.css';
import { PlanEntry } from './PlanEntry.tsx';

interface PlanApplicationsProps {
  viewer: PlanApplications_viewer$key;
  onRefresh: () => void;
}

export function PlanApplications({ viewer, onRefresh }: PlanApplicationsProps) {
  const { planApplications } = useFragment(
    graphql`
      fragment PlanApplications_viewer on Viewer {
        planApplications @catch(to: RESULT) {
          id
          ...PlanEntry_application
        }
      }
    `,
    viewer,
  );
  if (!planApplications.ok)
    return <FaultNotice variant="block" fault={faultOfErrors(planApplications.errors)} onRetry={onRefresh} />;
  const applications = planApplications.value ?? [];
  return (
    <section className={shared.panel}>
      <div className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="administration.plan.title" />
        </h2>
      </div>
      {applications.length === 0 ? (
        <p className={classes.note}>
          <FormattedMessage id="administration.plan.none" />
        </p>
      ) : (
        applications.map((application) => (
          <PlanEntry key={application.id} application={application} onDecided={onRefresh} />
        ))
      )}
    </section>
  );
}
