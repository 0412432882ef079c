// One member: who it is, the rights, and what an owner can do about it.
import { Badge, Group, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MemberRow_member$key } from '../../../__generated__/MemberRow_member.graphql.ts';
import classes from '../Administration.module.css';
import { MemberActions } from './MemberActions.tsx';
import { type AdministeredMenu, type Right, RightSelect } from './RightSelect.tsx';
import { useSetRights } from './useSetRights.ts';

interface MemberRowProps {
  member: MemberRow_member$key;
  menus: readonly AdministeredMenu[];
  onRefresh: () => void;
}

export function MemberRow({ member, menus, onRefresh }: MemberRowProps) {
  const data = useFragment(
    graphql`
      fragment MemberRow_member on CompanyMember {
        id
        email
        isOwner
        isSelf
        kind
        name
        rights {
          menu
          right
        }
        state
        version
        ...MemberActions_member
      }
    `,
    member,
  );
  const { id, email, isOwner, isSelf, kind, name, rights, state, version } = data;
  const { setRight, isSaving } = useSetRights({ id, version });
  const rightOn = (menu: AdministeredMenu['menu']): Right =>
    rights.find((known) => known.menu === menu)?.right ?? 'NONE';
  return (
    <tr aria-busy={isSaving}>
      <th scope="row">
        <Group gap={6}>
          <span className={classes.name}>{name}</span>
          {isOwner ? <Mark id="administration.page.owner" /> : null}
          {isSelf ? <Mark id="administration.page.self" /> : null}
          {kind === 'TOOL' ? <Mark id="administration.page.tool" /> : null}
          {state === 'INVITED' ? <Mark id="administration.page.invited" /> : null}
        </Group>
        <Text size="xs" c="dimmed">
          {email}
        </Text>
      </th>
      {menus.map((menu) => (
        <td key={menu.menu}>
          <RightSelect
            memberName={name}
            menu={menu}
            right={rightOn(menu.menu)}
            isDisabled={isSaving}
            onChange={(right) => setRight(menu.menu, right)}
          />
        </td>
      ))}
      <td>
        <MemberActions member={data} onRefresh={onRefresh} />
      </td>
    </tr>
  );
}

type MarkId =
  | 'administration.page.owner'
  | 'administration.page.self'
  | 'administration.page.tool'
  | 'administration.page.invited';

function Mark({ id }: { id: MarkId }) {
  return (
    <Badge size="sm" variant="default" c="dimmed" fw={500} tt="none">
      <FormattedMessage id={id} />
    </Badge>
  );
}
