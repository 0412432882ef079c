// Asks for a file by mail: one mail a click, however often it is sent on the way (C-15).
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type {
  CostExportInput,
  useMailFileMutation,
} from '../../../__generated__/useMailFileMutation.graphql.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useToast } from '../../../components/useToast.ts';
import { newRequestId } from '../../../relay/request-of.ts';

export function useMailFile(onAsked: () => void): {
  mail: (input: CostExportInput) => void;
  isAsking: boolean;
} {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isAsking] = useMutation<useMailFileMutation>(graphql`
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
    commit({
      variables: { input: { export: input, key: newRequestId() } },
      onCompleted: ({ mailCostExport: { userErrors } }) => {
        if (userErrors.length > 0) return toast.failed(errorText(userErrors));
        toast.done(intl.formatMessage({ id: 'cost-analytics.export.mailAsked' }));
        onAsked();
      },
      onError: () => toast.failed(),
    });
  return { mail, isAsking };
}
