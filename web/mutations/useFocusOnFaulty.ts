// Leads to the first field of a form that is marked as faulty, once its errors are shown.
import { type RefObject, useEffect } from 'react';
import { focusFaulty } from './focus-faulty.ts';
import type { UserError } from './user-errors.ts';

export function useFocusOnFaulty(formRef: RefObject<HTMLElement | null>, errors: readonly UserError[]): void {
  useEffect(() => {
    if (errors.length > 0 && formRef.current) focusFaulty(formRef.current);
  }, [formRef, errors]);
}
