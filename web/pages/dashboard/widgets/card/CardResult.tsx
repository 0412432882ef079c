// The answer of a card's figure: the card, or its marked empty value (D-08).
import type { ReactNode } from 'react';
import type { CaughtResult } from '../../../../components/faults/Caught.tsx';
import { faultOfErrors } from '../../../../fault.ts';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead } from '../frame/widget-props.ts';
import { CardFallback } from './CardFallback.tsx';

interface CardResultProps<Value> {
  head: WidgetHead;
  result: CaughtResult<Value | null | undefined>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

export function CardResult<Value>({ head, result, onRetry, children }: CardResultProps<Value>) {
  if (result.ok && result.value) return children(result.value);
  return (
    <WidgetFrame head={head}>
      <CardFallback fault={faultOfErrors(result.ok ? [] : result.errors)} onRetry={onRetry} />
    </WidgetFrame>
  );
}
