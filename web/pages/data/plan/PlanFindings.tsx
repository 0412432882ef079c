// What speaks against a load, reason by reason, what to do about it, and where a person may let it in the choice.
import { Checkbox, Radio } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import {
  LOAD_REASONS,
  type LoadReason,
  loadReasonRow,
} from '../../../../lib/catalogue/loads/load-reasons.ts';
import type {
  PlanFindings_plan$data,
  PlanFindings_plan$key,
} from '../../../__generated__/PlanFindings_plan.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Data.module.css';

type Finding = PlanFindings_plan$data['findings'][number];
export type Answer = Finding['answers'][number];

interface PlanFindingsProps {
  plan: PlanFindings_plan$key;
  isLoaded?: boolean;
  /** The answers that are chosen so far, and how they change; without it nothing can be chosen. */
  choice?: { answers: readonly Answer[]; onChange: (answers: readonly Answer[]) => void };
}

const SHOWN = 10;

export function PlanFindings({ plan, isLoaded = false, choice }: PlanFindingsProps) {
  const { findings, findingsLeftOut } = useFragment(
    graphql`
      fragment PlanFindings_plan on LoadPlan {
        findings {
          answers
          billingAccountId
          detail
          file
          month
          reason
          vendor
        }
        findingsLeftOut
      }
    `,
    plan,
  );
  if (findings.length === 0) return null;
  const groups = LOAD_REASONS.map((reason) => ({
    reason,
    own: findings.filter((finding) => finding.reason === reason.toUpperCase()),
  })).filter(({ own }) => own.length > 0);
  return (
    <section className={classes.file}>
      <h3 className={classes.heading}>
        <FormattedMessage id="data.page.findings" values={{ isLoaded }} />
      </h3>
      {groups.map(({ reason, own }) => (
        <Reason key={reason} reason={reason} findings={own} choice={choice} />
      ))}
      {findingsLeftOut > 0 ? (
        <p className={classes.meta}>
          <FormattedMessage id="data.page.findingsLeftOut" values={{ count: findingsLeftOut }} />
        </p>
      ) : null}
    </section>
  );
}

interface ReasonProps {
  reason: LoadReason;
  findings: readonly Finding[];
  choice: PlanFindingsProps['choice'];
}

function Reason({ reason, findings, choice }: ReasonProps) {
  const intl = useIntl();
  const { rule, advice } = loadReasonRow(reason);
  const more = findings.length - SHOWN;
  return (
    <fieldset className={classes.reason}>
      <legend className={classes.warning}>
        <FormattedMessage id={rule} />
      </legend>
      <ul className={classes.findings}>
        {findings.slice(0, SHOWN).map((finding) => (
          <li
            key={`${finding.file} ${finding.vendor} ${finding.month} ${finding.billingAccountId} ${finding.detail}`}
          >
            <FindingText finding={finding} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className={classes.meta}>
          <FormattedMessage id="data.page.findingsLeftOut" values={{ count: more }} />
        </p>
      ) : null}
      <p className={classes.meta}>
        <FormattedMessage id={advice} />
      </p>
      {choice ? (
        <Answers
          label={intl.formatMessage({ id: rule })}
          answers={findings[0]?.answers ?? []}
          choice={choice}
        />
      ) : null}
    </fieldset>
  );
}

function FindingText({ finding: { file, vendor, month, billingAccountId, detail } }: { finding: Finding }) {
  const { language } = useLanguage();
  const vendorName = useVendorName();
  const of = [file, vendor && vendorName(vendor), month && formatMonth(month, language), billingAccountId];
  return (
    <>
      <strong>{of.filter(Boolean).join(' · ')}</strong> <span lang="en">{detail}</span>
    </>
  );
}

interface AnswersProps {
  label: string;
  answers: readonly Answer[];
  choice: NonNullable<PlanFindingsProps['choice']>;
}

/** One answer is a box to tick; of two, one is chosen. */
function Answers({ label, answers, choice }: AnswersProps) {
  const intl = useIntl();
  const others = choice.answers.filter((answer) => !answers.includes(answer));
  const labelOf = (answer: Answer) => intl.formatMessage({ id: 'data.page.answer' }, { answer });
  const [only, ...more] = answers;
  if (only === undefined) return null;
  if (more.length === 0) {
    return (
      <Checkbox
        size="sm"
        label={labelOf(only)}
        aria-label={`${label}: ${labelOf(only)}`}
        checked={choice.answers.includes(only)}
        onChange={({ currentTarget }) => choice.onChange(currentTarget.checked ? [...others, only] : others)}
      />
    );
  }
  return (
    <Radio.Group
      aria-label={label}
      value={answers.find((answer) => choice.answers.includes(answer)) ?? null}
      onChange={(value) => choice.onChange([...others, ...answers.filter((answer) => answer === value)])}
    >
      {answers.map((answer) => (
        <Radio key={answer} size="sm" value={answer} label={labelOf(answer)} />
      ))}
    </Radio.Group>
  );
}
