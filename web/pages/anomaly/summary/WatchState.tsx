// How far cost was judged, and when; or the steps until AI can judge, and how to apply for the plan (N-01, N-07).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  WatchState_watch$data,
  WatchState_watch$key,
} from '../../../__generated__/WatchState_watch.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatDays } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { Sentences } from '../../../intl/Sentences.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import { AvailabilityTimeline } from './AvailabilityTimeline.tsx';
import { PlanNeeded } from './PlanNeeded.tsx';
import classes from './Summary.module.css';

interface WatchStateProps {
  watch: WatchState_watch$key;
  /** The plan was applied for: what is shown is asked for again. */
  onApplied: () => void;
}

export function WatchState({ watch, onApplied }: WatchStateProps) {
  const { availability, judgedAt, judgedDays } = useFragment(
    graphql`
      fragment WatchState_watch on AnomalyWatch {
        availability {
          __typename
          ... on AnomalyOpen {
            sensitivity
            supportedVendors
          }
          ... on AiLearning {
            availableOn
            phase
            supportedVendors
          }
          ... on NeedsPlan {
            ...PlanNeeded_plan @alias(as: "plan")
          }
        }
        judgedAt
        judgedDays {
          judgedAt
          range {
            start
            end
          }
          vendor
        }
      }
    `,
    watch,
  );
  return (
    <section className={classes.judged}>
      <Availability availability={availability} onApplied={onApplied} />
      {judgedAt ? <Judged at={judgedAt} days={judgedDays} /> : null}
    </section>
  );
}

type AvailabilityProps = Pick<WatchState_watch$data, 'availability'> & Pick<WatchStateProps, 'onApplied'>;

function Availability({ availability, onApplied }: AvailabilityProps) {
  switch (availability.__typename) {
    case 'AnomalyOpen':
      return (
        <p>
          <Sentences>
            <Watched vendors={availability.supportedVendors} />
            <FormattedMessage
              id="anomaly.availability.sensitivity"
              values={{ sensitivity: availability.sensitivity }}
            />
          </Sentences>
        </p>
      );
    case 'AiLearning':
      return (
        <>
          <AvailabilityTimeline now={availability.phase} availableOn={availability.availableOn ?? null} />
          <p className={classes.muted}>
            <Watched vendors={availability.supportedVendors} />
          </p>
        </>
      );
    case 'NeedsPlan':
      return availability.plan ? <PlanNeeded plan={availability.plan} onApplied={onApplied} /> : null;
    default:
      return null;
  }
}

/** Of all that AI can watch, those of the company. */
function Watched({ vendors }: { vendors: readonly Vendor[] }) {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { availableVendors } = useShellViewer();
  const own = vendors.filter((vendor) => availableVendors.includes(vendor));
  const names = intl.formatList((own.length > 0 ? own : vendors).map((vendor) => vendorName(vendor)));
  return <FormattedMessage id="anomaly.availability.watched" values={{ vendors: names }} />;
}

interface JudgedProps {
  at: string;
  days: WatchState_watch$data['judgedDays'];
}

function Judged({ at, days }: JudgedProps) {
  const { language } = useLanguage();
  const instantText = useInstant();
  return (
    <>
      <p className={classes.muted}>
        <FormattedMessage id="anomaly.summary.judgedAt" values={{ at: instantText(at) }} />
      </p>
      <ul className="sky-figures">
        {days.map(({ vendor, range }) => (
          <li key={vendor}>
            <VendorBadge vendor={vendor} />
            <FormattedMessage
              id="anomaly.summary.judgedDays"
              values={{ days: formatDays(range, language) }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
