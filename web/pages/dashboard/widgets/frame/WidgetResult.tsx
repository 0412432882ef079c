// The answer of a widget's figures: its content, the fault that came in its place, or the fact that there is none.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CaughtResult } from '../../../../components/faults/Caught.tsx';
import { FaultNotice } from '../../../../components/faults/FaultNotice.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../../fault.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import type { WidgetHead } from './widget-props.ts';

interface WidgetResultProps<Value> {
  head: WidgetHead;
  result: CaughtResult<Value | null | undefined>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

export function WidgetResult<Value>({ head, result, onRetry, children }: WidgetResultProps<Value>) {
  if (result.ok && result.value) return children(result.value);
  return (
    <WidgetFrame head={head}>
      {result.ok ? (
        <Notice variant="block" title={<FormattedMessage id="dashboard.widget.empty" />} />
      ) : (
        <FaultNotice variant="block" fault={faultOfErrors(result.errors)} onRetry={onRetry} />
      )}
    </WidgetFrame>
  );
}
