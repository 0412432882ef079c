// How a screen changes something, and tells what became of it: on a real form, over an environment that answers as told.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import node, { type useAddMemberMutation } from '../../../web/__generated__/useAddMemberMutation.graphql.ts';
import { Toasts } from '../../../web/components/feedback/Toasts.tsx';
import { type FaultCode, faultOfErrors, GraphError } from '../../../web/fault.ts';
import { IntlRoot } from '../../../web/intl/IntlRoot.tsx';
import { useMutation } from '../../../web/mutations/useMutation.ts';
import { AddMember } from '../../../web/pages/administration/members/AddMember.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { parsedTexts } from '../../support/components/parsed-texts.ts';

let requests: ReturnType<typeof answeredEnvironment>;

beforeEach(() => {
  requests = answeredEnvironment();
});
afterEach(async () => {
  cleanup();
  const { notifications } = await import('@mantine/notifications');
  notifications.clean();
});

function Around({ children }: { children: ReactNode }) {
  return (
    <IntlRoot language="en" messages={parsedTexts(english)}>
      <MantineProvider env="test">
        <Toasts />
        <RelayEnvironmentProvider environment={requests.environment}>{children}</RelayEnvironmentProvider>
      </MantineProvider>
    </IntlRoot>
  );
}

const answer = (payload: object, errors?: { message: string }[]) =>
  act(() => requests.last().answer({ data: { addMember: payload }, ...(errors ? { errors } : {}) }));
const refuse = (...userErrors: { code: string; field?: string | null }[]) =>
  answer({
    invitationUrl: null,
    userErrors: userErrors.map(({ code, field = null }) => ({ code, field })),
  });
const fail = (code: FaultCode) =>
  act(() => requests.last().fail(new GraphError({ ...faultOfErrors([], 'r-1'), code })));

describe('a form', () => {
  const onAdded = vi.fn();
  const open = () => {
    onAdded.mockClear();
    render(<AddMember isOpen menus={[]} onClose={() => undefined} onAdded={onAdded} />, { wrapper: Around });
    fireEvent.change(screen.getByLabelText(/E-mail address/), { target: { value: ' kim@example.com ' } });
    fireEvent.click(screen.getByRole('button', { name: english['administration.page.addNow'] }));
  };
  const submit = () => screen.getByRole('button', { name: english['administration.page.addNow'] });
  const isLoading = () => submit().hasAttribute('data-loading');

  it('sends its input, waits, and goes on', () => {
    open();
    expect(isLoading()).toBe(true);
    expect(requests.last()).toMatchObject({
      name: 'useAddMemberMutation',
      variables: { input: { email: 'kim@example.com' } },
    });
    answer({ invitationUrl: null, userErrors: [] });
    expect(isLoading()).toBe(false);
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('shows what is wrong beside its field, which gets the focus', () => {
    open();
    screen.getByLabelText(/E-mail address/).focus();
    refuse({ code: 'NAME_MISSING', field: 'name' });
    const name = screen.getByLabelText(/Full name/);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name);
    expect(screen.getByLabelText(/E-mail address/).getAttribute('aria-invalid')).not.toBe('true');
    expect(onAdded).not.toHaveBeenCalled();
    expect(isLoading()).toBe(false);
  });

  it('leads to the first of several fields', () => {
    open();
    refuse({ code: 'NAME_MISSING', field: 'name' }, { code: 'EMAIL_INVALID', field: 'email' });
    expect(document.activeElement).toBe(screen.getByLabelText(/E-mail address/));
  });

  it('tells an error of no field at the top of the screen', async () => {
    open();
    refuse({ code: 'CHANGED_MEANWHILE' });
    await screen.findByText(/changed/i);
    expect(onAdded).not.toHaveBeenCalled();
  });

  it.each([
    ['FORBIDDEN', 'platform.mutation.forbidden'],
    ['UPSTREAM_TIMEOUT', 'platform.mutation.timeout'],
    ['RATE_LIMITED', 'platform.fault.rateLimited'],
    ['NETWORK', 'platform.fault.network'],
    ['INTERNAL', 'platform.toast.failed'],
  ] as const)('tells what %s means, and can be sent again', async (code, text) => {
    open();
    fail(code);
    await screen.findByText(english[text]);
    expect(isLoading()).toBe(false);
    expect(onAdded).not.toHaveBeenCalled();
    fireEvent.click(submit());
    answer({ invitationUrl: null, userErrors: [] });
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('goes on where a part of the answer failed, and says that the rest was done', async () => {
    open();
    answer({ invitationUrl: null, userErrors: [] }, [{ message: 'x' }]);
    await screen.findByText(english['platform.mutation.partly']);
    expect(onAdded).toHaveBeenCalledOnce();
  });
});

describe('a mutation', () => {
  const INPUT = { email: 'a@b.example', name: 'A', rights: [] };
  const use = (options = {}) =>
    renderHook(() => useMutation<useAddMemberMutation>(node, options), { wrapper: Around });

  it('says that it is saved, unless it has words of its own or none', async () => {
    const { result } = use();
    act(() => void result.current.run(INPUT));
    answer({ invitationUrl: null, userErrors: [] });
    await screen.findByText(english['platform.toast.saved']);
    act(() => void result.current.run(INPUT, { done: () => 'Own words' }));
    answer({ invitationUrl: null, userErrors: [] });
    await screen.findByText('Own words');
    expect(screen.getAllByText(english['platform.toast.saved'])).toHaveLength(1);
  });

  it('that is tried again has not failed any more', async () => {
    const { result } = use();
    act(() => void result.current.run(INPUT));
    fail('RATE_LIMITED');
    await screen.findByText(english['platform.fault.rateLimited']);
    act(() => void result.current.run(INPUT));
    await waitFor(() => expect(screen.queryByText(english['platform.fault.rateLimited'])).toBeNull());
    fail('NETWORK');
    await screen.findByText(english['platform.fault.network']);
  });

  it('that is aborted tells nothing, and waits no longer', async () => {
    const { result } = use();
    const handlers = { onDone: vi.fn(), onSettled: vi.fn(), onRefused: vi.fn(), onFault: vi.fn() };
    let sent: Disposable | null = null;
    act(() => {
      sent = result.current.run(INPUT, handlers);
    });
    expect(result.current.isPending).toBe(true);
    act(() => (sent as Disposable | null)?.dispose());
    await waitFor(() => expect(result.current.isPending).toBe(false));
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
    expect(requests.waiting()).toBe(0);
  });

  it('keeps errors of an entry of a list with the field, and forgets all with the next answer', () => {
    const { result } = use({ fields: ['rights'], others: 'form' });
    act(() => void result.current.run(INPUT));
    refuse({ code: 'CHANGED_MEANWHILE', field: 'rights.2' }, { code: 'CHANGED_MEANWHILE', field: 'other' });
    expect(result.current.errors).toHaveLength(2);
    expect(result.current.errorOf('rights')).toMatch(/changed/i);
    expect(result.current.errorOf('email')).toBeNull();
    expect(result.current.errorOf(null)).toMatch(/changed/i);
    act(() => void result.current.run(INPUT));
    answer({ invitationUrl: null, userErrors: [] });
    expect(result.current.errorOf('rights')).toBeNull();
    expect(result.current.errorOf(null)).toBeNull();
  });

  it('leaves to the screen what the screen tells', async () => {
    const { result } = use();
    const onRefused = vi.fn(() => true);
    act(() => void result.current.run(INPUT, { onRefused, onFault: () => true }));
    refuse({ code: 'CHANGED_MEANWHILE' });
    act(() => void result.current.run(INPUT, { onFault: () => true }));
    fail('FORBIDDEN');
    act(() => void result.current.run(INPUT, { done: 'The last words' }));
    answer({ invitationUrl: null, userErrors: [] });
    await screen.findByText('The last words');
    expect(onRefused).toHaveBeenCalledOnce();
    expect(screen.queryByText(english['platform.mutation.forbidden'])).toBeNull();
    expect(screen.queryByText(/changed/i)).toBeNull();
  });

  it('that is silent tells nothing of any outcome', async () => {
    const { result } = renderHook(
      () => ({
        silent: useMutation<useAddMemberMutation>(node, { isSilent: true }),
        loud: useMutation<useAddMemberMutation>(node),
      }),
      { wrapper: Around },
    );
    act(() => void result.current.silent.run(INPUT));
    fail('FORBIDDEN');
    act(() => void result.current.silent.run(INPUT));
    refuse({ code: 'CHANGED_MEANWHILE' });
    act(() => void result.current.loud.run(INPUT, { done: 'Only this' }));
    answer({ invitationUrl: null, userErrors: [] });
    await screen.findByText('Only this');
    expect(screen.queryByText(english['platform.mutation.forbidden'])).toBeNull();
    expect(screen.queryByText(/changed/i)).toBeNull();
  });
});
