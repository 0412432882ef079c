// The answer of a widget's field: its content, the fault that came in its place, or the fact that there is none.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { faultOfErrors } from '../../fault.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

/** A field read with `@catch(to: RESULT)`. */
type FieldResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly unknown[] };

interface WidgetResultProps<Value> {
  titleId: MessageId;
  result: FieldResult<Value | null | undefined>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

export function WidgetResult<Value>({ titleId, result, onRetry, children }: WidgetResultProps<Value>) {
  if (result.ok && result.value) return children(result.value);
  return (
    <WidgetFrame titleId={titleId}>
      {result.ok ? (
        <Notice dress="block" title={<FormattedMessage id="dashboard.widget.empty" />} />
      ) : (
        <FaultNotice dress="block" fault={faultOfErrors(result.errors)} onRetry={onRetry} />
      )}
    </WidgetFrame>
  );
}
