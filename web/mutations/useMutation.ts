// The one way in which screens change something: it tells the outcome, and puts what is wrong beside its field.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type GraphQLTaggedNode, useMutation as useRelayMutation } from 'react-relay';
import type { Disposable, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import { useErrorText } from '../components/faults/useErrorText.ts';
import { useToast } from '../components/feedback/useToast.ts';
import { type Fault, faultOf } from '../fault.ts';
import { MUTATION_FAULT_TEXTS } from './fault-texts.ts';
import { focusToKeep } from './keep-focus.ts';
import { useFocusOnFaulty } from './useFocusOnFaulty.ts';
import { errorsOfField, otherErrors, type UserError, userErrorsOf } from './user-errors.ts';

/** Every mutation of the graph has one input and one payload. */
interface OneMutation extends MutationParameters {
  readonly variables: { readonly input: object };
}

type InputOf<Mutation extends OneMutation> = Mutation['variables']['input'];
type PayloadOf<Mutation extends OneMutation> = Mutation['response'][keyof Mutation['response']];

interface MutationOptions {
  /** Fields of the input that the form shows: their errors stand beside them. */
  fields?: readonly string[];
  /** Who tells errors of no such field: a toast, or the form by `errorOf(null)`. */
  others?: 'toast' | 'form';
  /** Shows no toast for any outcome. */
  isSilent?: boolean;
}

/** What a screen does with the outcome, beside what is told anyway. */
interface Handlers<Mutation extends OneMutation> {
  /** The words of a success: "Saved" unless given, none for null. */
  done?: string | null | ((payload: PayloadOf<Mutation>) => string | null | undefined);
  onDone?: (payload: PayloadOf<Mutation>) => void;
  /** An answer has come, whether it was done or refused. */
  onSettled?: (payload: PayloadOf<Mutation>) => void;
  /** The user can mend it. Returns true where it has told the errors itself. */
  onRefused?: (payload: PayloadOf<Mutation>) => unknown;
  /** The request failed. Returns true where it has told that itself. */
  onFault?: (fault: Fault) => unknown;
  updater?: SelectorStoreUpdater<Mutation['response']>;
}

interface MutationState<Mutation extends OneMutation> {
  /** Sends the mutation. Disposing of the result aborts it, and nothing is told. Stays the same function. */
  run: (input: InputOf<Mutation>, handlers?: Handlers<Mutation>) => Disposable;
  isPending: boolean;
  /** What is wrong with a field, or with null with no field that the form shows; null where nothing is. */
  errorOf: (field: string | null) => string | null;
  errors: readonly UserError[];
  /** Errors that the form found itself; none: what was wrong is forgotten. */
  setErrors: (errors: readonly UserError[]) => void;
  /** Of the element around the fields: the first faulty one in it gets the focus. */
  formRef: RefObject<HTMLFormElement | null>;
}

const NO_FIELDS: readonly string[] = [];

export function useMutation<Mutation extends OneMutation>(
  mutation: GraphQLTaggedNode,
  { fields = NO_FIELDS, others = 'toast', isSilent = false }: MutationOptions = {},
): MutationState<Mutation> {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isPending] = useRelayMutation<Mutation>(mutation);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const formRef = useRef<HTMLFormElement>(null);
  const closeFailure = useRef<(() => void) | null>(null);
  useFocusOnFaulty(formRef, errors);
  // Read when an answer comes, so that `run` does not change with every rendering.
  const latest = useRef({ intl, toast, errorText, fields });
  useEffect(() => {
    latest.current = { intl, toast, errorText, fields };
  });
  const run = useCallback(
    (
      input: InputOf<Mutation>,
      { done, onDone, onSettled, onRefused, onFault, updater }: Handlers<Mutation> = {},
    ) => {
      const tell = (text: string | null | undefined) => {
        if (!isSilent && text) latest.current.toast.done(text);
      };
      const tellFailure = (text?: string) => {
        if (!isSilent) closeFailure.current = latest.current.toast.failed(text);
      };
      // What is tried again has not failed any more.
      closeFailure.current?.();
      closeFailure.current = null;
      const keepFocus = focusToKeep();
      return commit({
        variables: { input } as Mutation['variables'],
        ...(updater ? { updater } : {}),
        onCompleted: (response, partErrors) => {
          keepFocus();
          const { intl: words, errorText: textOf, fields: shown } = latest.current;
          const payload = Object.values(response)[0] as PayloadOf<Mutation>;
          const refused = userErrorsOf(payload);
          setErrors(refused);
          if (refused.length > 0) {
            const isTold = onRefused?.(payload) === true;
            const rest = otherErrors(refused, shown);
            if (!isTold && rest.length > 0 && others === 'toast') tellFailure(textOf(rest));
            onSettled?.(payload);
            return;
          }
          // It was done, but a part of the answer that shows it could not be read.
          if (partErrors?.length) tellFailure(words.formatMessage({ id: 'platform.mutation.partly' }));
          else if (done === undefined) tell(words.formatMessage({ id: 'platform.toast.saved' }));
          else tell(typeof done === 'function' ? done(payload) : done);
          onDone?.(payload);
          onSettled?.(payload);
        },
        onError: (error) => {
          keepFocus();
          const fault = faultOf(error);
          if (onFault?.(fault) === true) return;
          tellFailure(latest.current.intl.formatMessage({ id: MUTATION_FAULT_TEXTS[fault.code] }));
        },
      });
    },
    [commit, isSilent, others],
  );
  const errorOf = (field: string | null) => {
    const own = field === null ? otherErrors(errors, fields) : errorsOfField(errors, field);
    if (own.length === 0) return null;
    return errorText(own) ?? intl.formatMessage({ id: 'platform.toast.failed' });
  };
  return { run, isPending, errorOf, errors, setErrors, formRef };
}
