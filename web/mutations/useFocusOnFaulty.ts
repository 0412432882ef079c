// Leads to the first field of a form that is marked as faulty, once its errors are shown.
import { type RefObject, useEffect } from 'react';
import type { UserError } from './user-errors.ts';

export function useFocusOnFaulty(formRef: RefObject<HTMLElement | null>, errors: readonly UserError[]): void {
  useEffect(() => {
    if (errors.length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formRef, errors]);
}
