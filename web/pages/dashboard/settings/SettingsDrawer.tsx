// The settings of one widget beside what they make of it: applied to the draft of the dashboard, or not at all (D-14).
import { Button, Drawer, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { GivenSettings, WidgetSettings } from '../../../../lib/widgets/words.ts';
import { focusFaulty } from '../../../mutations/focus-faulty.ts';
import classes from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsForm } from './useSettingsForm.ts';
import { useSettingWords } from './useSettingWords.ts';
import { WidgetPreview } from './WidgetPreview.tsx';

/** What becomes of the settings: the widget's own, those of a copy, or those of a new widget that begins by default. */
export type EditMode = 'EDIT' | 'COPY' | 'DEFAULT';

export interface EditedWidget {
  mode: EditMode;
  type: WidgetType;
  settings: GivenSettings;
}

interface SettingsDrawerProps {
  /** Null: closed. */
  edited: EditedWidget | null;
  typeName: (type: WidgetType) => string;
  onApply: (settings: WidgetSettings, mode: EditMode) => void;
  onClose: () => void;
  /** What the dashboard says to the widget. */
  scope: DashboardScope;
}

export function SettingsDrawer({ edited, typeName, onApply, onClose, scope }: SettingsDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      opened={edited !== null}
      onClose={onClose}
      size="min(1080px, 100%)"
      title={
        edited ? (
          <FormattedMessage
            id="dashboard.settings.heading"
            values={{ mode: edited.mode, name: edited.settings.title || typeName(edited.type) }}
          />
        ) : null
      }
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.settings.close' }) }}
      classNames={{ content: classes.drawer ?? '', body: classes.drawerBody ?? '' }}
    >
      {edited ? (
        <EditSettings
          edited={edited}
          typeName={typeName(edited.type)}
          onApply={onApply}
          onClose={onClose}
          scope={scope}
        />
      ) : null}
    </Drawer>
  );
}

interface EditSettingsProps extends Pick<SettingsDrawerProps, 'onApply' | 'onClose' | 'scope'> {
  edited: EditedWidget;
  typeName: string;
}

function EditSettings({
  edited: { mode, type, settings: given },
  typeName,
  onApply,
  onClose,
  scope,
}: EditSettingsProps) {
  const form = useSettingsForm(type, given);
  const formRef = useRef<HTMLFormElement>(null);
  const apply = (as: EditMode) => {
    if (form.check()) onApply(form.tidy, as);
    // The faults are on the screen by the next frame.
    else
      requestAnimationFrame(() => {
        if (formRef.current) focusFaulty(formRef.current);
      });
  };
  return (
    <form
      ref={formRef}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(mode);
      }}
    >
      <div className={classes.columns}>
        <div className={classes.fields}>
          <SettingsForm
            type={type}
            typeName={typeName}
            settings={form.settings}
            onChange={form.change}
            errors={form.errors}
          />
        </div>
        <div className={classes.preview}>
          <WidgetPreview type={type} settings={form.tidy} scope={scope} isWhole={form.isWhole} />
        </div>
      </div>
      <Group gap="sm" className={classes.foot ?? ''}>
        <Button type="submit">
          <FormattedMessage id="dashboard.settings.apply" values={{ mode }} />
        </Button>
        {mode === 'EDIT' ? (
          <Button variant="default" onClick={() => apply('COPY')}>
            <FormattedMessage id="dashboard.settings.applyCopy" />
          </Button>
        ) : null}
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="dashboard.settings.cancel" />
        </Button>
        <Text size="xs" c="dimmed" role="status">
          <ChangedText mode={mode} changed={form.changed} />
        </Text>
      </Group>
    </form>
  );
}

function ChangedText({
  mode,
  changed,
}: {
  mode: EditMode;
  changed: ReturnType<typeof useSettingsForm>['changed'];
}) {
  const intl = useIntl();
  const words = useSettingWords();
  if (changed.length === 0)
    return mode === 'EDIT' ? <FormattedMessage id="dashboard.settings.unchanged" /> : null;
  return (
    <FormattedMessage
      id="dashboard.settings.changed"
      values={{ names: intl.formatList(changed.map(words.member)) }}
    />
  );
}
