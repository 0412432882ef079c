// What Relay is handed for each kind of reply, and what a screen is told of a fault.
import { describe, expect, it } from 'vitest';
import { faultOf, faultOfErrors, GraphError, isNoData } from '../../../web/fault.ts';
import { isLast, isRefusal, payloadsOf } from '../../../web/relay/payloads.ts';

const ERROR = {
  message: 'A service is slow.',
  path: ['viewer', 'costTrend', 'months'],
  extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'r2' },
};

function faultThrownBy(work: () => unknown) {
  try {
    work();
  } catch (error) {
    return faultOf(error);
  }
  throw new Error('nothing was thrown');
}

describe('payloads of a reply', () => {
  it('are one final payload for a reply that is whole', () => {
    const [payload] = payloadsOf({ data: { viewer: null } }, 'r1');
    expect(payload).toMatchObject({ data: { viewer: null }, extensions: { is_final: true } });
  });

  it('keep data beside errors, so that one failed field leaves the rest', () => {
    const [payload] = payloadsOf({ data: { viewer: { costTrend: null } }, errors: [ERROR] }, 'r1');
    expect(payload).toMatchObject({ data: { viewer: { costTrend: null } }, errors: [{ path: ERROR.path }] });
  });

  it('name the errors of a deferred part from the deferred object on, as Relay looks them up', () => {
    const part = {
      incremental: [{ data: { costTrend: null }, path: ['viewer'], label: 'q$defer$trend', errors: [ERROR] }],
      hasNext: false,
    };
    expect(payloadsOf(part, 'r1')).toEqual([
      {
        data: { costTrend: null },
        label: 'q$defer$trend',
        path: ['viewer'],
        errors: [{ message: ERROR.message, path: ['costTrend', 'months'], extensions: ERROR.extensions }],
        extensions: { is_final: true },
      },
    ]);
  });

  it('mark no part as final while another follows', () => {
    const part = { incremental: [{ data: {}, path: ['viewer'], label: 'a' }], hasNext: true };
    expect(payloadsOf(part, 'r1')[0]).toMatchObject({ extensions: { is_final: false } });
    expect(isLast(part)).toBe(false);
    expect(isLast({ hasNext: false })).toBe(true);
  });

  it('are none for the closing part', () => {
    expect(payloadsOf({ hasNext: false }, 'r1')).toEqual([]);
  });

  it.each([
    [{ data: null, errors: [ERROR] }, 'UPSTREAM_TIMEOUT', 'r2'],
    [{ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, 'UNAUTHENTICATED', 'r1'],
    [{ errors: [{ message: 'x', extensions: { code: 'SOMETHING_NEW' } }] }, 'INTERNAL', 'r1'],
    ['no object', 'UPSTREAM_BAD_REPLY', 'r1'],
  ])('are refused with the code of the error when there are no data', (reply, code, requestId) => {
    expect(faultThrownBy(() => payloadsOf(reply, 'r1'))).toMatchObject({ code, requestId });
  });
});

it('knows what a person must be told in words', () => {
  const told = (reply: object) => payloadsOf(reply, 'r1').map(isRefusal);
  expect(told({ data: { viewer: null }, errors: [ERROR] })).toEqual([true]);
  expect(told({ data: { saveDashboard: { userErrors: [{ code: 'LAST_DASHBOARD' }] } } })).toEqual([true]);
  expect(told({ data: { saveDashboard: { userErrors: [] }, viewer: null } })).toEqual([false]);
  expect(told({ hasNext: false })).toEqual([]);
});

describe('a fault', () => {
  it('tells the service code for a company without data', () => {
    expect(isNoData(faultOfErrors([{ extensions: { code: 'NOT_FOUND', upstreamCode: 10109 } }]))).toBe(true);
    expect(isNoData(faultOfErrors([{ extensions: { code: 'NOT_FOUND' } }]))).toBe(false);
  });

  it('of data that never came is one of the network', () => {
    expect(faultOfErrors([{ path: ['viewer', 'costTrend'] }]).code).toBe('NETWORK');
  });

  it('names the argument that the user can mend', () => {
    const errors = [{ extensions: { code: 'BAD_USER_INPUT', argument: 'range' } }];
    expect(faultOfErrors(errors)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'range' });
  });

  it('of anything else that is thrown is an internal one', () => {
    expect(faultOf(new TypeError('x')).code).toBe('INTERNAL');
    expect(faultOf(new GraphError(faultOfErrors([ERROR]))).code).toBe('UPSTREAM_TIMEOUT');
  });
});
