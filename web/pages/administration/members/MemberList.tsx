// Everybody who belongs to the company, each with a right on every menu, changed in place.
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MemberList_administration$key } from '../../../__generated__/MemberList_administration.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { usePageAction } from '../../../routing/actions/usePageAction.ts';
import classes from '../Administration.module.css';
import { AddMember } from './AddMember.tsx';
import { MemberRow } from './MemberRow.tsx';
import { MENU_LABELS } from './menu-labels.ts';

interface MemberListProps {
  administration: MemberList_administration$key;
  /** Asks for the list again. */
  onRefresh: () => void;
}

export function MemberList({ administration, onRefresh }: MemberListProps) {
  const intl = useIntl();
  const [isAdding, setAdding] = useState(false);
  usePageAction('addMember', () => setAdding(true));
  const { members, menus } = useFragment(
    graphql`
      fragment MemberList_administration on Administration {
        menus {
          menu
          needs
        }
        members {
          id
          ...MemberRow_member
        }
      }
    `,
    administration,
  );
  const title = intl.formatMessage({ id: 'administration.page.members' });
  return (
    <section className={shared.panel}>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="administration.page.memberCount" values={{ count: members?.length ?? 0 }} />
        </h2>
        <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
          <FormattedMessage id="administration.page.add" />
        </Button>
      </header>
      <TableRegion className={shared.scroll} label={title}>
        <table className={`${shared.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="administration.page.person" />
              </th>
              {menus.map(({ menu }) => (
                <th key={menu} scope="col">
                  <FormattedMessage id={MENU_LABELS[menu]} />
                </th>
              ))}
              <th scope="col" data-tool>
                <FormattedMessage id="administration.page.actions" />
              </th>
            </tr>
          </thead>
          <tbody>
            {members?.map((member) => (
              <MemberRow key={member.id} member={member} menus={menus} onRefresh={onRefresh} />
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p className={classes.note}>
        <FormattedMessage id="administration.page.rightsNote" />
      </p>
      <AddMember isOpen={isAdding} menus={menus} onClose={() => setAdding(false)} onAdded={onRefresh} />
    </section>
  );
}
