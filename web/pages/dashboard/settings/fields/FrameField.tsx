// The time frame; where a type has monthly and weekly ones, the date type is chosen first (D-14).
import { Input, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useIntl } from 'react-intl';
import { resolveFrame } from '../../../../../lib/calendar/time-frames.ts';
import { WIDGETS } from '../../../../../lib/widgets/widget-types.ts';
import { FRAMES_OF, type WidgetFrame } from '../../../../../lib/widgets/words.ts';
import { formatRange } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import type { SettingFieldProps } from '../form-change.ts';
import { wireFrame } from '../setting-days.ts';
import { useSettingWords } from '../useSettingWords.ts';

export function FrameField({ type, settings, onChange, errors }: SettingFieldProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { today } = useShellViewer();
  const words = useSettingWords(settings.vendors);
  const frames: readonly WidgetFrame[] = WIDGETS[type].takes.frame ?? [];
  const weekly = frames.filter(isWeekly);
  const others = frames.filter((frame) => !isWeekly(frame));
  const { frame } = settings;
  const isByWeek = frame !== null && isWeekly(frame);
  const hasDateTypes = weekly.length > 0 && others.length > 0;
  const dateType = intl.formatMessage({ id: 'dashboard.settings.dateType' });
  const choose = (chosen: string | undefined) => {
    const known = frames.find((each) => each === chosen);
    if (known) onChange({ frame: known });
  };
  return (
    <Stack gap={8}>
      {hasDateTypes ? (
        <Input.Wrapper label={dateType} labelElement="div">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={dateType}
            value={isByWeek ? 'weekly' : 'monthly'}
            onChange={(value) => choose(value === 'weekly' ? weekly[0] : others[0])}
            data={(['monthly', 'weekly'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: 'dashboard.settings.dateTypeName' }, { value }),
            }))}
          />
        </Input.Wrapper>
      ) : null}
      <NativeSelect
        label={words.member('frame')}
        description={frame && today ? formatRange(resolveFrame(wireFrame(frame), today), language) : null}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={frame ?? ''}
        error={errors.frame}
        onChange={(event) => choose(event.currentTarget.value)}
        data={(isByWeek ? weekly : others).map((value) => ({
          value,
          label: words.choice('frame', value, settings),
        }))}
      />
    </Stack>
  );
}

function isWeekly(frame: WidgetFrame): boolean {
  return FRAMES_OF.weekly.some((weekly) => weekly === frame);
}
