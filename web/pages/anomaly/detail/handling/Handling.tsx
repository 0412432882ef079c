// The bar of an anomaly: what it is, what the company does about it, who has it in hand, and the viewer's own marks (N-02).
import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Handling_anomaly$key } from '../../../../__generated__/Handling_anomaly.graphql.ts';
import { LevelMark } from '../../../../components/alerts/LevelMark.tsx';
import shared from '../../../../components/layout/Page.module.css';
import { VendorBadge } from '../../../../components/vendors/VendorBadge.tsx';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import { Flag } from '../../list/Flag.tsx';
import { useFlagAnomaly } from '../../list/useFlagAnomaly.ts';
import { StateMark } from '../../shared/StateMark.tsx';
import classes from '../Detail.module.css';
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
  return (
    <section className={`${shared.panel} ${classes.panel} ${classes.actions}`}>
      <LevelMark level={data.level} />
      <StateMark state={data.state} />
      {(data.stateFrom ?? data.stateUntil) ? (
        <span className={classes.muted}>
          <FormattedMessage
            id="anomaly.handling.until"
            values={{
              hasStart: Boolean(data.stateFrom),
              hasEnd: Boolean(data.stateUntil),
              start: data.stateFrom ? formatDay(data.stateFrom, language) : '',
              end: data.stateUntil ? formatDay(data.stateUntil, language) : '',
            }}
          />
        </span>
      ) : null}
      <VendorBadge vendor={data.vendor} />
      <span className={classes.muted}>
        <FormattedMessage
          id="anomaly.handling.found"
          values={{
            type: data.detectType,
            sensitivity: data.sensitivity ?? '',
            at: instantText(data.detectedAt),
          }}
        />
      </span>
      {mayEdit && people.length > 0 ? (
        <NativeSelect
          size="xs"
          aria-label={intl.formatMessage({ id: 'anomaly.handling.assignee' })}
          disabled={isAssigning}
          value={data.assignee?.id ?? ''}
          onChange={({ currentTarget }) => assign(data, currentTarget.value || null)}
          data={[
            { value: '', label: intl.formatMessage({ id: 'anomaly.handling.noAssignee' }) },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : (
        <span>
          <FormattedMessage
            id="anomaly.handling.assigned"
            values={{ hasName: data.assignee != null, name: data.assignee?.name ?? '' }}
          />
        </span>
      )}
      <span className={classes.spread}>
        {(['receivesAlerts', 'isHidden', 'isStarred'] as const).map((kind) => (
          <Flag key={kind} kind={kind} isOn={data[kind]} onChange={(isOn) => flag({ [kind]: isOn })} />
        ))}
      </span>
      {mayEdit ? <StateActions anomaly={data} /> : null}
    </section>
  );
}
