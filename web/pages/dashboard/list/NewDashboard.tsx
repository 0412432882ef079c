// A new dashboard: of a template, which is shown before, or empty (D-02).
import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import type { TemplateName } from '../../../../lib/widgets/templates.ts';
import NewDashboardQueryNode, {
  type NewDashboardQuery,
} from '../../../__generated__/NewDashboardQuery.graphql.ts';
import { Waiting } from '../../../components/feedback/Waiting.tsx';
import { useFocusOnFaulty } from '../../../mutations/useFocusOnFaulty.ts';
import classes from './List.module.css';
import { type Fault, NameField } from './NameDialog.tsx';
import { TemplateChoices } from './TemplateChoices.tsx';
import { useNewDashboard } from './useNewDashboard.ts';

interface NewDashboardProps {
  isOpen: boolean;
  onClose: () => void;
  /** Told the id of the new one. */
  onMade: (id: string) => void;
}

export function NewDashboard({ isOpen, onClose, onMade }: NewDashboardProps) {
  const intl = useIntl();
  const [queryRef, load] = useQueryLoader<NewDashboardQuery>(NewDashboardQueryNode);
  useEffect(() => {
    if (isOpen) load({});
  }, [isOpen, load]);
  const skeleton = <Skeleton height={320} />;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="xl"
      title={<FormattedMessage id="dashboard.list.new" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.edit.cancel' }) }}
    >
      <Suspense fallback={<Waiting>{skeleton}</Waiting>}>
        {queryRef ? <NewDashboardForm queryRef={queryRef} onClose={onClose} onMade={onMade} /> : skeleton}
      </Suspense>
    </Modal>
  );
}

interface NewDashboardFormProps extends Pick<NewDashboardProps, 'onClose' | 'onMade'> {
  queryRef: PreloadedQuery<NewDashboardQuery>;
}

function NewDashboardForm({ queryRef, onClose, onMade }: NewDashboardFormProps) {
  const { viewer } = usePreloadedQuery<NewDashboardQuery>(
    graphql`
      query NewDashboardQuery {
        viewer {
          dashboardTemplates {
            name
          }
        }
      }
    `,
    queryRef,
  );
  const offered = (viewer.dashboardTemplates ?? []).map(({ name }) => name);
  const [template, setTemplate] = useState<TemplateName | null>(offered[0] ?? null);
  const [name, setName] = useState('');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const formRef = useRef<HTMLFormElement>(null);
  useFocusOnFaulty(formRef, faults);
  const { create, isBusy } = useNewDashboard((id) => {
    onClose();
    onMade(id);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create({ name: name.trim() || null, template }, setFaults);
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <NameField name={name} faults={faults} onChange={setName} isRequired={false} />
        <TemplateChoices offered={offered} chosen={template} onChoose={setTemplate} />
        <Group gap="sm" className={classes.actions ?? ''}>
          <Button type="submit" loading={isBusy}>
            <FormattedMessage id="dashboard.list.create" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="dashboard.edit.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
