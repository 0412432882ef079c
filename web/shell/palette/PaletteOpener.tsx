// Opens the command palette by its button or by key. The palette itself comes after the page: it is not needed first.
import { Kbd, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { PaletteAccountsQuery } from '../../__generated__/PaletteAccountsQuery.graphql.ts';
import paletteAccountsQuery from '../../__generated__/PaletteAccountsQuery.graphql.ts';
import type { PaletteOpener_viewer$key } from '../../__generated__/PaletteOpener_viewer.graphql.ts';
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx';
import { beginModule } from '../../loaded-modules.ts';
import { forgetAskedElsewhere } from '../../routing/actions/offered-actions.ts';
import { atNextRest } from '../../settled.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import classes from './CommandPalette.module.css';

/** On a Mac the key is called otherwise. */
const IS_MAC = /mac/i.test(navigator.platform);

const loadPalette = async () => (await import('./CommandPalette.tsx')).CommandPalette;

interface PaletteOpenerProps {
  viewer: PaletteOpener_viewer$key;
  /** An icon alone, where there is no room for words. */
  isShort?: boolean;
}

export function PaletteOpener({ viewer, isShort = false }: PaletteOpenerProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment PaletteOpener_viewer on Viewer {
        ...CommandPalette_viewer
      }
    `,
    viewer,
  );
  const [isOpen, setOpen] = useState(false);
  const [accountsRef, loadAccounts] = useQueryLoader<PaletteAccountsQuery>(paletteAccountsQuery);
  const { canSee } = useShellViewer();
  const { pathname } = useLocation();
  useEffect(() => forgetAskedElsewhere(pathname), [pathname]);
  // A failure shows when it is opened.
  useEffect(() => atNextRest(() => beginModule(loadPalette)), []);
  const open = () => {
    setOpen(true);
    const asked = { seesCost: canSee('COST_ANALYTICS'), seesDashboards: canSee('DASHBOARD') };
    if (asked.seesCost || asked.seesDashboards) loadAccounts(asked, { fetchPolicy: 'store-and-network' });
  };
  useHotkeys([['mod+K', () => (isOpen ? setOpen(false) : open())]], []);
  return (
    <>
      <UnstyledButton
        className={classes.opener ?? ''}
        data-short={isShort || undefined}
        onClick={open}
        data-part="palette"
        aria-label={intl.formatMessage({ id: 'platform.palette.open' })}
      >
        <IconSearch size={isShort ? 18 : 16} aria-hidden />
        {isShort ? null : (
          <>
            <span className={classes.openerText}>
              <FormattedMessage id="platform.palette.open" />
            </span>
            <Kbd className={classes.openerKey ?? ''}>{IS_MAC ? '⌘ K' : 'Ctrl K'}</Kbd>
          </>
        )}
      </UnstyledButton>
      {isOpen ? (
        <LazyDialog load={loadPalette} onClose={() => setOpen(false)}>
          {(CommandPalette) => (
            <CommandPalette viewer={data} accountsRef={accountsRef} onClose={() => setOpen(false)} />
          )}
        </LazyDialog>
      ) : null}
    </>
  );
}
