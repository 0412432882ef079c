// Where the dialog of an ended session cannot be loaded, what was entered stays (A-14, S-02).
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

const UNSAVED = '../../../../web/pages/platform/sign-in/UnsavedDialog.tsx';

afterEach(() => {
  cleanup();
  vi.doUnmock(UNSAVED);
  vi.resetModules();
});

test('a dialog that cannot be loaded leaves the page with what was entered', async () => {
  vi.resetModules();
  vi.doMock(UNSAVED, () => {
    throw new Error('cut off');
  });
  const { SessionExpired } = await import('../../../../web/pages/platform/sign-in/SessionExpired.tsx');
  const { sessionGate } = await import('../../../../web/relay/holds/holds.ts');
  const { toasts } = await import('../../../../web/components/feedback/useToast.ts');
  render(
    <>
      <input aria-label="Amount" defaultValue="5" />
      <SessionExpired />
    </>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  void sessionGate.untilOpen();
  await waitFor(() => expect(toasts.read()).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5');
  sessionGate.open();
});
