// Sends an invoice mail, or saves its reservation, and says what became of it.
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSendInvoiceMailQuery } from '../../../../__generated__/useSendInvoiceMailQuery.graphql.ts';
import type { useSendInvoiceMutation } from '../../../../__generated__/useSendInvoiceMutation.graphql.ts';
import type { useSendInvoiceReserveMutation } from '../../../../__generated__/useSendInvoiceReserveMutation.graphql.ts';
import { useToast } from '../../../../components/feedback/useToast.ts';
import { useSendKeys } from '../../../../components/forms/useSendKeys.ts';
import { pollUntil } from '../../../../mutations/poll-until.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import { chosenOf, type Draft } from './draft.ts';

/** What the form shows the errors of. */
const FIELDS = { fields: ['recipients', 'title', 'description', 'month', 'account'] };

export function useSendInvoice(draft: Draft, onDone: () => void) {
  const intl = useIntl();
  const outcome = useOutcome();
  const keyOf = useSendKeys();
  const sending = useMutation<useSendInvoiceMutation>(
    graphql`
    mutation useSendInvoiceMutation($input: SendInvoiceInput!) {
      sendInvoice(input: $input) {
        mail {
          id
        }
        userErrors {
          code
          field
        }
      }
    }
  `,
    FIELDS,
  );
  const reserving = useMutation<useSendInvoiceReserveMutation>(
    graphql`
    mutation useSendInvoiceReserveMutation($input: ReserveInvoiceInput!) {
      reserveInvoice(input: $input) {
        reservation {
          id
          ...ReservationRow_reservation
        }
        userErrors {
          code
          field
        }
      }
    }
  `,
    FIELDS,
  );
  const { month } = draft;
  const chosen = chosenOf(draft);
  /** To the viewer alone without recipients. */
  const sendTo = (recipients: readonly string[], isTest: boolean) => {
    const input = {
      ...{ ...chosen, month, isTest },
      recipients: [...recipients],
      idempotencyKey: keyOf([draft, recipients, isTest]),
    };
    sending.run(input, {
      // Told once a server took the mail.
      done: null,
      onDone: ({ mail }) => {
        if (mail) outcome(mail.id, recipients.length);
        if (!isTest) onDone();
      },
    });
  };
  const reserve = (recipients: readonly string[]) => {
    const { zone, day, time, isCurrentMonth, based } = draft;
    const input = {
      ...chosen,
      ...(based ?? {}),
      recipients: [...recipients],
      zone,
      day,
      time,
      isCurrentMonth,
      idempotencyKey: keyOf([draft, recipients]),
    };
    reserving.run(input, { done: intl.formatMessage({ id: 'billing.send.reserved' }), onDone });
  };
  const { errorOf, setErrors, formRef } = draft.isMonthly ? reserving : sending;
  /** What was wrong, once one of these is changed that it was about. */
  const forget = (fields: readonly string[]) => {
    if (fields.some((field) => errorOf(field) !== null)) setErrors([]);
  };
  const send = (recipients: readonly string[]) => sendTo(recipients, false);
  const test = () => sendTo([], true);
  return { send, test, reserve, isBusy: sending.isPending || reserving.isPending, errorOf, forget, formRef };
}

/** Says that a mail was sent once a server took it, or why it was not. */
function useOutcome() {
  const intl = useIntl();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const look = async (id: string) => {
    const { viewer } = (await fetchQuery<useSendInvoiceMailQuery>(
      environment,
      graphql`
        query useSendInvoiceMailQuery($id: ID!) {
          viewer {
            mail(id: $id) {
              attempts
              fault
              state
            }
          }
        }
      `,
      { id },
      { networkCacheConfig: { force: true } },
    ).toPromise()) ?? { viewer: null };
    return viewer?.mail ?? null;
  };
  /** `count` 0: to the viewer alone. */
  const follow = async (id: string, count: number) => {
    const told = await pollUntil(async () => {
      const mail = await look(id);
      return mail?.state === 'SENT' || mail?.fault ? mail : null;
    });
    if (told?.state === 'SENT') toast.done(intl.formatMessage({ id: 'billing.send.sent' }, { count }));
    else if (told)
      toast.failed(
        intl.formatMessage({ id: 'billing.send.notSent' }, { state: told.state, fault: told.fault ?? '' }),
      );
    else toast.done(intl.formatMessage({ id: 'billing.send.waiting' }));
  };
  return (id: string, count: number) => void follow(id, count).catch(() => toast.failed());
}
