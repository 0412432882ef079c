// The bar of an anomaly: what it is, what the company does about it, who has it in hand, and the viewer's own marks (N-02).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Handling_anomaly$key } from '../../../../__generated__/Handling_anomaly.graphql.ts';
import { LevelMark } from '../../../../components/alerts/LevelMark.tsx';
import { ChoiceChip } from '../../../../components/state-bar/ChoiceChip.tsx';
import { FactChip } from '../../../../components/state-bar/FactChip.tsx';
import { StateBar } from '../../../../components/state-bar/StateBar.tsx';
import { VendorBadge } from '../../../../components/vendors/VendorBadge.tsx';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import { Flag } from '../../list/Flag.tsx';
import { useFlagAnomaly } from '../../list/useFlagAnomaly.ts';
import { StateMark } from '../../shared/StateMark.tsx';
import { StateActions } from './StateActions.tsx';
import { useAssignAnomaly } from './useAssignAnomaly.ts';

export function Handling({ anomaly }: { anomaly: Handling_anomaly$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const instantText = useInstant();
  const { canEdit } = useShellViewer();
  const data = useFragment(
    graphql`
      fragment Handling_anomaly on Anomaly {
        analysedAt
        assignee {
          id
          name
        }
        detectType
        detectedAt
        history @catch(to: RESULT) {
          people {
            id
            name
          }
        }
        id
        isHidden
        isStarred
        level
        receivesAlerts
        sensitivity
        state
        stateFrom
        stateUntil
        vendor
        version
        ...StateActions_anomaly
      }
    `,
    anomaly,
  );
  const { flag } = useFlagAnomaly(data.id);
  const { assign, isAssigning } = useAssignAnomaly();
  const people = data.history.ok ? (data.history.value?.people ?? []) : [];
  const mayEdit = canEdit('ANOMALY') && data.state !== 'WITHDRAWN';
  const found = intl.formatMessage(
    { id: 'anomaly.handling.found' },
    { type: data.detectType, sensitivity: data.sensitivity ?? '', at: instantText(data.detectedAt) },
  );
  return (
    <StateBar
      label={intl.formatMessage({ id: 'anomaly.detail.title' })}
      end={
        <>
          {(['receivesAlerts', 'isHidden', 'isStarred'] as const).map((kind) => (
            <Flag key={kind} kind={kind} isOn={data[kind]} onChange={(isOn) => flag({ [kind]: isOn })} />
          ))}
          {mayEdit ? <StateActions anomaly={data} /> : null}
        </>
      }
    >
      <FactChip>
        <StateMark state={data.state} />
      </FactChip>
      <FactChip>
        <LevelMark level={data.level} />
      </FactChip>
      {mayEdit && people.length > 0 ? (
        <ChoiceChip
          name={intl.formatMessage({ id: 'anomaly.handling.assignee' })}
          value={data.assignee?.id ?? ''}
          choices={[
            { value: '', label: intl.formatMessage({ id: 'anomaly.handling.noAssignee' }) },
            ...people.map(({ id, name }) => ({ value: id, label: name, disabled: isAssigning })),
          ]}
          onChange={(person) => assign(data, person || null)}
        />
      ) : (
        <FactChip>
          <FormattedMessage
            id="anomaly.handling.assigned"
            values={{ hasName: data.assignee != null, name: data.assignee?.name ?? '' }}
          />
        </FactChip>
      )}
      {(data.stateFrom ?? data.stateUntil) ? (
        <FactChip>
          <FormattedMessage
            id="anomaly.handling.until"
            values={{
              hasStart: Boolean(data.stateFrom),
              hasEnd: Boolean(data.stateUntil),
              start: data.stateFrom ? formatDay(data.stateFrom, language) : '',
              end: data.stateUntil ? formatDay(data.stateUntil, language) : '',
            }}
          />
        </FactChip>
      ) : null}
      <FactChip>
        <VendorBadge vendor={data.vendor} />
      </FactChip>
      <FactChip title={found}>{found}</FactChip>
    </StateBar>
  );
}
