// A dialog whose code comes when it is opened. Code that cannot be loaded leaves the page as it is: a message says so, and
// the next press asks for it again.
import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLoading } from '../../loaded-modules.ts';
import { useToast } from './useToast.ts';
import { Waiting } from './Waiting.tsx';

interface LazyDialogProps<Props> {
  /** Stays the same function. */
  load: () => Promise<ComponentType<Props>>;
  /** `unsay` takes back the message that the code could not be loaded. */
  onClose: (unsay: () => void) => void;
  children: (Dialog: ComponentType<Props>) => ReactNode;
}

export function LazyDialog<Props>({ load, onClose, children }: LazyDialogProps<Props>) {
  const intl = useIntl();
  const toast = useToast();
  const { module: Dialog, failure } = useLoading(load);
  const fail = useEffectEvent(() => {
    onClose(toast.failed(intl.formatMessage({ id: 'platform.fault.network' })));
  });
  useEffect(() => {
    if (failure) fail();
  }, [failure]);
  if (failure) return null;
  return Dialog ? <Suspense fallback={<Waiting />}>{children(Dialog)}</Suspense> : <Waiting />;
}
