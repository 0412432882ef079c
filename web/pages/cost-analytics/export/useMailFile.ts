// Asks for a file by mail: one mail a click, however often it is sent on the way (C-15).
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type {
  CostExportInput,
  useMailFileMutation,
} from '../../../__generated__/useMailFileMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { newRequestId } from '../../../relay/request-of.ts';

export function useMailFile(onAsked: () => void): {
  mail: (input: CostExportInput) => void;
  isAsking: boolean;
} {
  const intl = useIntl();
  const { run, isPending } = useMutation<useMailFileMutation>(graphql`
    mutation useMailFileMutation($input: MailCostExportInput!) {
      mailCostExport(input: $input) {
        job {
          id
          state
        }
        userErrors {
          code
        }
      }
    }
  `);
  const mail = (input: CostExportInput) =>
    run(
      { export: input, key: newRequestId() },
      { done: intl.formatMessage({ id: 'cost-analytics.export.mailAsked' }), onDone: onAsked },
    );
  return { mail, isAsking: isPending };
}
