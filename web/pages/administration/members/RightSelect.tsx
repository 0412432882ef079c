// The right of one member on one menu; where looking is no right of its own, it is not offered.
import { useIntl } from 'react-intl';
import type { MenuName } from '../../../../lib/catalogue/menus.ts';
import { QuietSelect } from '../../../components/forms/QuietSelect.tsx';
import { MENU_LABELS } from './menu-labels.ts';

export const RIGHTS = ['NONE', 'VIEW', 'EDIT'] as const;
export type Right = (typeof RIGHTS)[number];

export interface AdministeredMenu {
  menu: MenuName;
  /** The least right that opens its screen. */
  needs: Right;
}

interface RightSelectProps {
  memberName: string;
  menu: AdministeredMenu;
  right: Right;
  isDisabled: boolean;
  onChange: (right: Right) => void;
}

export function RightSelect({ memberName, menu, right, isDisabled, onChange }: RightSelectProps) {
  const intl = useIntl();
  const offered = RIGHTS.filter((known) => known === right || known !== 'VIEW' || menu.needs !== 'EDIT');
  return (
    <QuietSelect
      w={104}
      aria-label={intl.formatMessage(
        { id: 'administration.page.rightOf' },
        { name: memberName, menu: intl.formatMessage({ id: MENU_LABELS[menu.menu] }) },
      )}
      disabled={isDisabled}
      value={right}
      onChange={({ currentTarget }) => {
        const chosen = RIGHTS.find((known) => known === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
      data={offered.map((value) => ({
        value,
        label: intl.formatMessage({ id: 'administration.page.right' }, { right: value }),
      }))}
    />
  );
}
