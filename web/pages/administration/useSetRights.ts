// Gives a member a right; when somebody else was faster, the row shows how it is now, and says so.
import { graphql, useMutation } from 'react-relay';
import type { MenuName } from '../../../lib/catalogue/menus.ts';
import type { useSetRightsMutation } from '../../__generated__/useSetRightsMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';
import type { Right } from './RightSelect.tsx';

export function useSetRights({ id, version }: { id: string; version: string }) {
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isSaving] = useMutation<useSetRightsMutation>(graphql`
    mutation useSetRightsMutation($input: SetMemberRightsInput!) {
      setMemberRights(input: $input) {
        userErrors {
          code
        }
        member {
          ...MemberRow_member
        }
      }
    }
  `);
  const setRight = (menu: MenuName, right: Right) =>
    commit({
      variables: { input: { memberId: id, version, rights: [{ menu, right }] } },
      onCompleted: ({ setMemberRights: { userErrors } }) => {
        if (userErrors.length > 0) toast.failed(errorText(userErrors));
        else toast.saved();
      },
      onError: () => toast.failed(),
    });
  return { setRight, isSaving };
}
