// The survey opens by itself after some minutes of work, but not beside a dialog.
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import shellQuery from '../../../web/__generated__/ShellQuery.graphql.ts';
// Loaded before the tests begin, so that the survey is drawn as soon as it opens.
import '../../../web/shell/help/SurveyCard.tsx';
import { SurveyGuide } from '../../../web/shell/help/SurveyGuide.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Mantine's text field listens to the fonts of the page, which happy-dom does not have.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  Reflect.deleteProperty(document, 'fonts');
});

/** A viewer who was not asked yet, and the page that he or she works on. */
function open(page: ReactNode) {
  const { environment } = answeredEnvironment();
  environment.commitUpdate((store) => {
    const survey = store.create('survey', 'Survey');
    survey.setValue(false, 'isSubmitted');
    survey.setValue(null, 'postponedAt');
    store.create('viewer', 'Viewer').setLinkedRecord(survey, 'survey');
  });
  const { request } = createOperationDescriptor(getRequest(shellQuery), {});
  const viewer = {
    ...{ __id: 'viewer', __fragments: { SurveyGuide_viewer: {} }, __fragmentOwner: request },
    ' $fragmentSpreads': { SurveyGuide_viewer: true as const },
  };
  const guide = (children: ReactNode) => <SurveyGuide viewer={viewer}>{children}</SurveyGuide>;
  const { rerender } = render(guide(page), { wrapper: around({ environment }) });
  return (next: ReactNode) => rerender(guide(next));
}

async function work(minutes: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(minutes * 60_000);
    await vi.dynamicImportSettled();
  });
}

const survey = () => screen.queryByText(/Does this portal help/);

test('it waits until the dialog that is open is closed', async () => {
  const show = open(<div role="dialog" aria-modal="true" />);
  await work(10);
  expect(survey()).toBeNull();
  show(<p>Figures</p>);
  await work(1);
  expect(survey()).not.toBeNull();
});

test('it opens after five minutes beside a page', async () => {
  open(<p>Figures</p>);
  await work(4);
  expect(survey()).toBeNull();
  await work(1);
  expect(survey()).not.toBeNull();
});
