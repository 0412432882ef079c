// Gives a member a right; when another user saved first, the row shows how it is now, and says so.
import { graphql } from 'react-relay';
import type { MenuName } from '../../../../lib/catalogue/menus.ts';
import type { useSetRightsMutation } from '../../../__generated__/useSetRightsMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import type { Right } from './RightSelect.tsx';

export function useSetRights({ id, version }: { id: string; version: string }) {
  const { run, isPending } = useMutation<useSetRightsMutation>(graphql`
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
    run({ memberId: id, version, rights: [{ menu, right }] });
  return { setRight, isSaving: isPending };
}
