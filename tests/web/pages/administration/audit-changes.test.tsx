// The audit log folds what has many changes, and still holds all of them.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AuditChanges } from '../../../../web/pages/administration/audit/AuditChanges.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const show = (lines: string[]) =>
  render(<AuditChanges lines={lines} />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });

it('two changes stand open', () => {
  const { container } = show(['Dashboard: None → View', 'Billing: None → View']);
  expect(container.querySelector('details')).toBeNull();
  expect(container.textContent).toContain('Billing: None → View');
});

it('more fold behind the first', () => {
  const { container } = show(['one', 'two', 'three', 'four']);
  const folded = container.querySelector('details');
  expect(screen.getByText('3 more changes').tagName).toBe('SUMMARY');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toBe('3 more changestwothreefour');
  expect(screen.getByText('one').closest('details')).toBeNull();
});
