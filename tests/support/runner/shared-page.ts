// Set up before tests of components: the files of a worker share one page and the programs that were read on it, because
// to read them anew took most of what a file took. Each file finds the page as it was at first.
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// What is waited for may take as long as a step of a journey: a busy machine needs more than the second of the library.
configure({ asyncUtilTimeout: 20_000 });

afterAll(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  notifications.clean();
  notifications.cleanQueue();
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
