// From an anomaly to what guards against the next one: a rule, a budget, a note on its first day, a filter, a link (N-09).
import { Button, Modal } from '@mantine/core';
import { IconBookmark, IconLink, IconNote, IconRuler2, IconTargetArrow } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OneClick_anomaly$key } from '../../../../__generated__/OneClick_anomaly.graphql.ts';
import { useCopyLink } from '../../../../browser/useCopyLink.ts';
import shared from '../../../../components/layout/Page.module.css';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import {
  conditionParts,
  conditionsByVendor,
  filterInputs,
} from '../../../cost-analytics/shared/filters/filter-address.ts';
import { FILTERED_VENDORS } from '../../../cost-analytics/shared/filters/vendor-conditions.ts';
import { anomaliesPage } from '../../page.tsx';
import { useScopeText } from '../../shared/useScopeText.ts';
import { scopeConditions } from '../anomaly-conditions.ts';
import classes from '../Detail.module.css';
import { BudgetForm } from './BudgetForm.tsx';
import { TextForm } from './TextForm.tsx';
import { useNoteDay } from './useNoteDay.ts';
import { useSaveScope } from './useSaveScope.ts';

type Dialog = 'note' | 'filter' | 'budget';

export function OneClick({ anomaly }: { anomaly: OneClick_anomaly$key }) {
  const intl = useIntl();
  const scopeText = useScopeText();
  const copyLink = useCopyLink();
  const { canEdit } = useShellViewer();
  const data = useFragment(
    graphql`
      fragment OneClick_anomaly on Anomaly {
        account {
          key
          label
        }
        currency
        expected
        message
        numberOfDays
        product {
          key
          label
        }
        region {
          key
          label
        }
        startedOn
        vendor
      }
    `,
    anomaly,
  );
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const note = useNoteDay(close);
  const filter = useSaveScope(close);
  const filtered = FILTERED_VENDORS.find((vendor) => vendor === data.vendor);
  const conditions = conditionsByVendor((vendor) => (vendor === filtered ? scopeConditions(data) : []));
  const name = scopeText(data);
  /** Budgets are of accounts and vendors. */
  const isOfPart = Boolean(data.product ?? data.region);
  const action = { variant: 'default', justify: 'flex-start', fullWidth: true } as const;
  return (
    <section className={`${shared.panel} ${classes.panel}`}>
      <h2 className={classes.panelTitle}>
        <FormattedMessage id="anomaly.oneClick.title" />
      </h2>
      <div className={classes.list}>
        {canEdit('ANOMALY') && filtered ? (
          <Button
            {...action}
            leftSection={<IconRuler2 size={14} aria-hidden />}
            component={Link}
            to={anomaliesPage.link({ rule: 'new', ...conditionParts(conditions) })}
          >
            <FormattedMessage id="anomaly.oneClick.rule" />
          </Button>
        ) : null}
        {canEdit('DASHBOARD') ? (
          <Button
            {...action}
            leftSection={<IconTargetArrow size={14} aria-hidden />}
            onClick={() => setDialog('budget')}
          >
            <FormattedMessage id="anomaly.oneClick.budget" />
          </Button>
        ) : null}
        {canEdit('COST_ANALYTICS') ? (
          <>
            <Button
              {...action}
              leftSection={<IconNote size={14} aria-hidden />}
              onClick={() => setDialog('note')}
            >
              <FormattedMessage id="anomaly.oneClick.note" />
            </Button>
            {filtered ? (
              <Button
                {...action}
                leftSection={<IconBookmark size={14} aria-hidden />}
                onClick={() => setDialog('filter')}
              >
                <FormattedMessage id="anomaly.oneClick.filter" />
              </Button>
            ) : null}
          </>
        ) : null}
        <Button {...action} leftSection={<IconLink size={14} aria-hidden />} onClick={() => void copyLink()}>
          <FormattedMessage id="anomaly.oneClick.link" />
        </Button>
      </div>
      <Modal
        opened={dialog !== null}
        onClose={close}
        title={<FormattedMessage id="anomaly.oneClick.dialog" values={{ dialog: dialog ?? '' }} />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'anomaly.handling.cancel' }) }}
      >
        {dialog === 'note' ? (
          <TextForm
            label={intl.formatMessage({ id: 'anomaly.oneClick.noteText' })}
            first={data.message}
            fault={note.fault}
            isSaving={note.isSaving}
            onSave={(text) => note.save(data.startedOn, text)}
            onClose={close}
          />
        ) : null}
        {dialog === 'filter' ? (
          <TextForm
            label={intl.formatMessage({ id: 'anomaly.oneClick.filterName' })}
            first={name}
            fault={filter.fault}
            isSaving={filter.isSaving}
            onSave={(text) => filter.save(text, filterInputs(conditions))}
            onClose={close}
          />
        ) : null}
        {dialog === 'budget' ? (
          <BudgetForm
            vendor={data.vendor}
            account={data.account?.key ?? null}
            name={data.account?.label ?? null}
            expectedPerDay={isOfPart ? null : data.expected / data.numberOfDays}
            onClose={close}
          />
        ) : null}
      </Modal>
    </section>
  );
}
