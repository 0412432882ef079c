// Sends an invoice mail, or saves its reservation, and says what became of it.
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { useSendInvoiceMailQuery } from '../../../__generated__/useSendInvoiceMailQuery.graphql.ts';
import type { useSendInvoiceMutation } from '../../../__generated__/useSendInvoiceMutation.graphql.ts';
import type { useSendInvoiceReserveMutation } from '../../../__generated__/useSendInvoiceReserveMutation.graphql.ts';
import { untilTold } from '../../../components/until-told.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useSendKeys } from '../../../components/useSendKeys.ts';
import { useToast } from '../../../components/useToast.ts';
import type { Draft } from './draft.ts';

interface UserFault {
  code: string;
  field?: string | null | undefined;
}

export type Field = 'recipients' | 'title' | 'description' | 'month';
const FIELDS: readonly string[] = ['recipients', 'title', 'description', 'month'] satisfies Field[];

export function useSendInvoice(draft: Draft, onDone: () => void) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const outcome = useOutcome();
  const [faults, setFaults] = useState<readonly UserFault[]>([]);
  const keyOf = useSendKeys();
  const [commitSend, isSending] = useMutation<useSendInvoiceMutation>(graphql`
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
  `);
  const [commitReserve, isReserving] = useMutation<useSendInvoiceReserveMutation>(graphql`
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
  `);
  const told = (errors: readonly UserFault[]) => {
    setFaults(errors);
    const others = errors.filter(({ field }) => !FIELDS.includes(field ?? ''));
    if (others.length > 0) toast.failed(errorText(others));
    return errors.length === 0;
  };
  const { vendor, month, title, description, recipients, fileType, language } = draft;
  const chosen = { vendor, title, description, fileType, language };
  const send = (isTest: boolean) =>
    commitSend({
      variables: {
        input: {
          ...chosen,
          month,
          recipients: isTest ? [] : [...recipients],
          isTest,
          idempotencyKey: keyOf([draft, isTest]),
        },
      },
      onCompleted: ({ sendInvoice: { mail, userErrors } }) => {
        if (!told(userErrors)) return;
        if (mail) outcome(mail.id, isTest ? 0 : recipients.length);
        if (!isTest) onDone();
      },
      onError: () => toast.failed(),
    });
  const reserve = () => {
    const { zone, day, time, isCurrentMonth, based } = draft;
    commitReserve({
      variables: {
        input: {
          ...chosen,
          ...(based ?? {}),
          recipients: [...recipients],
          zone,
          day,
          time,
          isCurrentMonth,
          idempotencyKey: keyOf(draft),
        },
      },
      onCompleted: ({ reserveInvoice: { userErrors } }) => {
        if (!told(userErrors)) return;
        toast.done(intl.formatMessage({ id: 'billing.send.reserved' }));
        onDone();
      },
      onError: () => toast.failed(),
    });
  };
  const faultOf = (field: Field): string | null => {
    const own = faults.filter((fault) => fault.field === field);
    return own.length > 0 ? (errorText(own) ?? null) : null;
  };
  return { send, reserve, isBusy: isSending || isReserving, faultOf };
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
    const told = await untilTold(async () => {
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
