// What the viewer's rights on menus allow.
import { MENUS, type MenuName } from '../../lib/catalogue/menus.ts';

/** As the graph tells them; nothing where they are not known. */
export type Rights = readonly { code: string; right: string }[] | null | undefined;

/** The gateway keeps the rights; until they are known here, a page asks and is told. */
export function mayView(rights: Rights, menu: MenuName): boolean {
  const { code, needs } = MENUS[menu];
  return (
    !rights ||
    rights.some(
      (held) => held.code === code && (held.right === 'EDIT' || (held.right === 'VIEW' && needs === 'view')),
    )
  );
}

/** May change what stands under the menu. */
export function mayEdit(rights: Rights, menu: MenuName): boolean {
  return !rights || rights.some(({ code, right }) => code === MENUS[menu].code && right === 'EDIT');
}
