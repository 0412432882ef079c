// What React tells of drawings that it repeats with success: an answer that failed is left to its boundary, all else is a fault.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { faultOfErrors, GraphError } from '../../web/fault.ts';
import { reportRecovered } from '../../web/report-recovered.ts';

const reported = vi.fn<(error: unknown) => void>();
vi.stubGlobal('reportError', reported);
afterEach(() => {
  cleanup();
  reported.mockClear();
});

/** Throws its first error once, and is drawn when React tries again at once. */
function Part({ errors }: { errors: Error[] }) {
  const error = errors.pop();
  if (error) throw error;
  return 'drawn';
}

const drawTwice = (error: Error) =>
  render(<Part errors={[error]} />, { onRecoverableError: reportRecovered }).container.textContent;

test('a failed answer is not reported as a fault of the page (A-14)', () => {
  expect(drawTwice(new GraphError(faultOfErrors([])))).toBe('drawn');
  expect(reported).not.toHaveBeenCalled();
});

test('any other fault is', () => {
  const fault = new TypeError('of the program');
  expect(drawTwice(fault)).toBe('drawn');
  expect(reported).toHaveBeenCalledOnce();
  expect(reported.mock.calls[0]?.[0]).toHaveProperty('cause', fault);
});
