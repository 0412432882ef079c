// What AI says of unusual cost, or why it cannot yet: no plan, no cost, still learning; each with what to do (D-13).
import { Button } from '@mantine/core';
import { IconCheck, IconHourglass, IconLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  AnomaliesOfAi_anomalies$data,
  AnomaliesOfAi_anomalies$key,
} from '../../../../__generated__/AnomaliesOfAi_anomalies.graphql.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { Sentences } from '../../../../intl/Sentences.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead } from '../frame/widget-props.ts';
import { AnomalyTable } from './AnomalyTable.tsx';
import { findingsLink } from './findings-link.ts';
import { useAnomalyTable } from './useAnomalyTable.ts';

interface AnomaliesOfAiProps {
  head: WidgetHead;
  settings: WidgetSettings;
  anomalies: AnomaliesOfAi_anomalies$key;
}

export function AnomaliesOfAi({ head, settings, anomalies: key }: AnomaliesOfAiProps) {
  const answer = useFragment(
    graphql`
      fragment AnomaliesOfAi_anomalies on AiAnomalies {
        __typename
        ... on AiFindings {
          anomalies {
            anomalyId
            cost
            date
            expectedCost
            key
            label
            level
            product
            vendor
          }
          currency
          judgedThrough
          supportedVendors
          totalCount
        }
        ... on AiLearning {
          availableOn
          phase
          supportedVendors
        }
        ... on NeedsPlan {
          __typename
        }
      }
    `,
    key,
  );
  switch (answer.__typename) {
    case 'AiFindings':
      return <Findings head={head} settings={settings} findings={answer} />;
    case 'AiLearning':
      return <Learning head={head} learning={answer} />;
    case 'NeedsPlan':
      return <PlanNeeded head={head} />;
    default:
      return null;
  }
}

type Answer = AnomaliesOfAi_anomalies$data;
type AiFindings = Extract<Answer, { readonly __typename: 'AiFindings' }>;
type AiLearning = Extract<Answer, { readonly __typename: 'AiLearning' }>;

interface FindingsProps {
  head: WidgetHead;
  settings: WidgetSettings;
  findings: AiFindings;
}

function Findings({ head, settings, findings }: FindingsProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { canSee, selectedVendors: selected, availableVendors: available } = useShellViewer();
  const { anomalies, currency, supportedVendors, totalCount } = findings;
  const judgedThrough = findings.judgedThrough ?? null;
  const table = useAnomalyTable(anomalies, currency);
  return (
    <WidgetFrame
      head={head}
      to={canSee('ANOMALY') ? findingsLink(settings, { selected, available }) : null}
      figure={
        judgedThrough === null
          ? undefined
          : intl.formatMessage({ id: 'dashboard.anomalies.count' }, { count: totalCount })
      }
      table={table}
      about={
        <>
          <WatchedVendors vendors={supportedVendors} />
          {settings.sensitivity ? (
            <>
              {' · '}
              <FormattedMessage
                id="dashboard.anomalies.sensitivity"
                values={{ sensitivity: settings.sensitivity }}
              />
            </>
          ) : null}
          {judgedThrough === null ? null : (
            <>
              {' · '}
              <FormattedMessage
                id="dashboard.anomalies.judgedThrough"
                values={{ date: formatDay(judgedThrough, language) }}
              />
            </>
          )}
        </>
      }
    >
      {judgedThrough === null ? (
        <Notice
          variant="block"
          icon={<IconHourglass size={20} aria-hidden />}
          title={<FormattedMessage id="dashboard.anomalies.notJudged" />}
        >
          <FormattedMessage id="dashboard.anomalies.notJudgedText" />
        </Notice>
      ) : anomalies.length === 0 ? (
        <Notice
          variant="block"
          icon={<IconCheck size={20} aria-hidden />}
          title={<FormattedMessage id="dashboard.anomalies.none" />}
        />
      ) : (
        <AnomalyTable title={head.title} anomalies={anomalies} currency={currency} />
      )}
    </WidgetFrame>
  );
}

function Learning({ head, learning }: { head: WidgetHead; learning: AiLearning }) {
  const { language } = useLanguage();
  const { phase, supportedVendors } = learning;
  const availableOn = learning.availableOn ?? null;
  return (
    <WidgetFrame head={head} about={<WatchedVendors vendors={supportedVendors} />}>
      <Notice
        variant="block"
        icon={<IconHourglass size={20} aria-hidden />}
        title={<FormattedMessage id="dashboard.anomalies.phase" values={{ phase }} />}
      >
        <Sentences>
          <FormattedMessage id="dashboard.anomalies.phaseText" values={{ phase }} />
          {availableOn === null ? null : (
            <strong>
              <FormattedMessage
                id="dashboard.anomalies.availableOn"
                values={{ date: formatDay(availableOn, language) }}
              />
            </strong>
          )}
        </Sentences>
      </Notice>
    </WidgetFrame>
  );
}

function PlanNeeded({ head }: { head: WidgetHead }) {
  const { canSee } = useShellViewer();
  const action = canSee('ANOMALY') ? (
    <Button component={Link} to={pagePath('anomalies')}>
      <FormattedMessage id="anomaly.page.title" />
    </Button>
  ) : null;
  return (
    <WidgetFrame head={head}>
      <Notice
        variant="block"
        icon={<IconLock size={20} aria-hidden />}
        title={<FormattedMessage id="dashboard.anomalies.needsPlan" />}
        action={action}
      >
        <FormattedMessage id="dashboard.anomalies.needsPlanText" />
      </Notice>
    </WidgetFrame>
  );
}

/** Of all that AI can watch, those of the company. */
function WatchedVendors({ vendors }: { vendors: readonly Vendor[] }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { availableVendors } = useShellViewer();
  const own = vendors.filter((vendor) => availableVendors.includes(vendor));
  const names = intl.formatList((own.length > 0 ? own : vendors).map((vendor) => vendorName(vendor)));
  return <FormattedMessage id="dashboard.anomalies.watched" values={{ vendors: names }} />;
}
