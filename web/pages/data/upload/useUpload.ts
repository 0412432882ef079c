// Uploads files part by part, and begins loads of them.
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { useUploadLoadMutation } from '../../../__generated__/useUploadLoadMutation.graphql.ts';
import type { useUploadPartMutation } from '../../../__generated__/useUploadPartMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { newRequestId } from '../../../relay/request-of.ts';
import type { Answer } from '../plan/PlanFindings.tsx';
import { partsOf, type UploadPart } from './upload-parts.ts';

/** How far an upload is: a part that is sent, or a load by its global id. */
type UploadStep = { kind: 'sending'; file: string; done: number } | { kind: 'load'; id: string };

export function useUpload() {
  const [step, setStep] = useState<UploadStep | null>(null);
  const upload = useRef('');
  const { run: send } = useMutation<useUploadPartMutation>(graphql`
    mutation useUploadPartMutation($input: AddUploadPartInput!) {
      addUploadPart(input: $input) {
        size
        userErrors {
          code
          field
        }
      }
    }
  `);
  const { run: begin, isPending } = useMutation<useUploadLoadMutation>(graphql`
    mutation useUploadLoadMutation($input: LoadUploadInput!) {
      loadUpload(input: $input) {
        load {
          id
          state
          ...LoadSummary_run
        }
        userErrors {
          code
          field
        }
      }
    }
  `);
  const sendPart = ({ done: _, ...part }: UploadPart) =>
    new Promise<boolean>((resolve) => {
      send(
        { upload: upload.current, ...part },
        {
          done: null,
          onDone: () => resolve(true),
          onRefused: () => resolve(false),
          onFault: () => {
            resolve(false);
            return false;
          },
        },
      );
    });
  const load = (allow: readonly Answer[], isPlanOnly: boolean) => {
    begin(
      { upload: upload.current, allow: [...allow], isPlanOnly },
      {
        done: null,
        onDone: ({ load: begun }) => setStep(begun ? { kind: 'load', id: begun.id } : null),
        onRefused: () => setStep(null),
        onFault: () => {
          setStep(null);
          return false;
        },
      },
    );
  };
  /** Sends the files, and asks for the plan of them. */
  const choose = async (files: readonly File[]) => {
    upload.current = newRequestId();
    for await (const part of partsOf(files)) {
      setStep({ kind: 'sending', file: part.file, done: part.done });
      if (!(await sendPart(part))) return setStep(null);
    }
    load([], true);
  };
  return {
    step,
    isPending,
    choose,
    /** Loads what was uploaded, with the answers to what speaks against it. */
    confirm: (allow: readonly Answer[]) => load(allow, false),
    discard: () => setStep(null),
  };
}
