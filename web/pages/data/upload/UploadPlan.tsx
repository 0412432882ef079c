// What an upload would change and what speaks against it, with the choice to load it or not; then what became of it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { UploadPlanQuery } from '../../../__generated__/UploadPlanQuery.graphql.ts';
import classes from '../Data.module.css';
import { LoadSummary } from '../loads/LoadSummary.tsx';
import { FocusChecks } from '../plan/FocusChecks.tsx';
import { type Answer, PlanFindings } from '../plan/PlanFindings.tsx';
import { PlanMonths } from '../plan/PlanMonths.tsx';

interface UploadPlanProps {
  queryRef: PreloadedQuery<UploadPlanQuery>;
  isPending: boolean;
  /** It ended while it was looked at: its plan is there now. */
  onEnd: () => void;
  onConfirm: (answers: readonly Answer[]) => void;
  onDiscard: () => void;
}

export function UploadPlan({ queryRef, isPending, onEnd, onConfirm, onDiscard }: UploadPlanProps) {
  const { viewer } = usePreloadedQuery<UploadPlanQuery>(
    graphql`
      query UploadPlanQuery($id: ID!) {
        viewer {
          load(id: $id) {
            state
            ...LoadSummary_run
            report {
              plan {
                allowed
                findings {
                  answers
                }
                ...PlanFindings_plan
                ...PlanMonths_plan
              }
              ...FocusChecks_report
            }
          }
        }
      }
    `,
    queryRef,
  );
  const load = viewer.load;
  const plan = load?.report?.plan;
  const [answers, setAnswers] = useState<readonly Answer[]>(plan?.allowed ?? []);
  if (!load) return null;
  const isOpen = load.state === 'PLANNED' || load.state === 'REFUSED';
  const isAnswered = plan?.findings.every((finding) =>
    finding.answers.some((answer) => answers.includes(answer)),
  );
  const canRetry = load.state === 'FAILED' || load.state === 'INTERRUPTED';
  return (
    <>
      <LoadSummary run={load} onEnd={onEnd} />
      {load.state === 'UNCHANGED' ? (
        <p className={classes.meta}>
          <FormattedMessage id="data.page.uploadUnchanged" />
        </p>
      ) : null}
      {load.state === 'LOADED' ? (
        <p className={classes.meta} role="status">
          <FormattedMessage id="data.page.uploadDone" />
        </p>
      ) : null}
      {plan && isOpen ? (
        <>
          <PlanFindings plan={plan} choice={{ answers, onChange: setAnswers }} />
          <PlanMonths plan={plan} />
          {load.report ? <FocusChecks report={load.report} /> : null}
        </>
      ) : null}
      {load.state === 'RUNNING' ? null : (
        <div className={classes.actions}>
          {isOpen ? (
            <Button disabled={!isAnswered} loading={isPending} onClick={() => onConfirm(answers)}>
              <FormattedMessage id="data.page.uploadLoad" />
            </Button>
          ) : null}
          <Button variant="default" disabled={isPending} onClick={onDiscard}>
            {isOpen || canRetry ? (
              <FormattedMessage id="data.page.uploadDiscard" />
            ) : (
              <FormattedMessage id="data.page.uploadNext" />
            )}
          </Button>
        </div>
      )}
    </>
  );
}
