// Tries a source as it is entered, saved or not.
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useTestSourceMutation } from '../../../__generated__/useTestSourceMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { FIELD_IDS, type GivenSource } from './useSaveSource.ts';

export interface TrialOutcome {
  fault: { code: string; detail: string } | null;
  fileCount: number;
  manifestCount: number;
  isMore: boolean;
}

export function useTestSource() {
  const [outcome, setOutcome] = useState<TrialOutcome | null>(null);
  const { run, isPending, errorOf } = useMutation<useTestSourceMutation>(
    graphql`
      mutation useTestSourceMutation($input: TestDataSourceInput!) {
        testDataSource(input: $input) {
          trial {
            fault {
              code
              detail
            }
            fileCount
            isMore
            manifestCount
          }
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: ['way', ...FIELD_IDS] },
  );
  const test = ({ kind, way, fields }: GivenSource, id: string | null) => {
    setOutcome(null);
    run(
      { kind, way, fields, ...(id !== null && { id }) },
      {
        done: null,
        onDone: ({ trial }) => setOutcome(trial ? { ...trial, fault: trial.fault ?? null } : null),
      },
    );
  };
  return { test, outcome, isPending, errorOf };
}
