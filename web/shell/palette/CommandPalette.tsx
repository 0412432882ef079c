// The command palette: one field that goes to any screen, company or account, and does what menus do.
import { Kbd, Modal, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import type { CommandPalette_viewer$key } from '../../__generated__/CommandPalette_viewer.graphql.ts';
import type { PaletteAccountsQuery } from '../../__generated__/PaletteAccountsQuery.graphql.ts';
import paletteAccountsQuery from '../../__generated__/PaletteAccountsQuery.graphql.ts';
import { Boundary } from '../../components/Boundary.tsx';
import { PickList } from '../../components/PickList.tsx';
import { useLocal } from '../../components/useLocal.ts';
import { withSearch } from '../../local-storage.ts';
import { useShellViewer } from '../shell-viewer.ts';
import classes from './CommandPalette.module.css';
import { type Command, fittingGroups } from './commands.ts';
import { type FoundAccount, type FoundFilter, PaletteAccounts } from './PaletteAccounts.tsx';
import { useAccountCommands } from './useAccountCommands.tsx';
import { useActionCommands } from './useActionCommands.tsx';
import { useFilterCommands } from './useFilterCommands.tsx';
import { usePlaceCommands } from './usePlaceCommands.tsx';

/** On a Mac the key is called otherwise. */
const IS_MAC = /mac/i.test(navigator.platform);

export function CommandPalette({ viewer }: { viewer: CommandPalette_viewer$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment CommandPalette_viewer on Viewer {
        ...usePlaceCommands_viewer
        ...useActionCommands_viewer
      }
    `,
    viewer,
  );
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [accounts, setAccounts] = useState<readonly FoundAccount[]>([]);
  const [filters, setFilters] = useState<readonly FoundFilter[]>([]);
  const [searches, keepSearches] = useLocal('recentSearches');
  const [accountsRef, loadAccounts] = useQueryLoader<PaletteAccountsQuery>(paletteAccountsQuery);
  const { canSee } = useShellViewer();
  const open = () => {
    setQuery('');
    setOpen(true);
    if (canSee('COST_ANALYTICS')) loadAccounts({}, { fetchPolicy: 'store-or-network' });
  };
  useHotkeys([['mod+K', () => (isOpen ? setOpen(false) : open())]], []);
  const recent: Command[] = (searches ?? []).map((search) => ({
    id: `search ${search}`,
    label: search,
    icon: <IconHistory size={16} aria-hidden />,
    run: () => setQuery(search),
  }));
  const places = usePlaceCommands(data);
  const found = useAccountCommands(accounts);
  const saved = useFilterCommands(filters);
  const actions = useActionCommands(data);
  const groups = [
    {
      label: intl.formatMessage({ id: 'platform.palette.recentSearches' }),
      commands: recent,
      isAlwaysShown: true,
    },
    ...places,
    ...found,
    ...saved,
    ...actions,
  ];
  const pick = (id: string) => {
    const command = groups.flatMap(({ commands }) => commands).find((known) => known.id === id);
    if (!command) return;
    const isRepeated = recent.includes(command);
    if (!isRepeated) {
      setOpen(false);
      keepSearches(withSearch(searches ?? [], query));
    }
    command.run();
  };
  const name = intl.formatMessage({ id: 'platform.palette.title' });
  const accountsLoader = useMemo(
    () =>
      accountsRef ? (
        <Boundary dress="block" skeleton={null} frame={() => null} resetKey={accountsRef}>
          <PaletteAccounts queryRef={accountsRef} onAccounts={setAccounts} onFilters={setFilters} />
        </Boundary>
      ) : null,
    [accountsRef],
  );
  return (
    <>
      <UnstyledButton className={classes.opener ?? ''} onClick={open} data-part="palette" aria-label={name}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.openerText}>
          <FormattedMessage id="platform.palette.open" />
        </span>
        <Kbd size="xs" className={classes.openerKey ?? ''}>
          {IS_MAC ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      <Modal.Root
        opened={isOpen}
        onClose={() => setOpen(false)}
        padding={0}
        size={600}
        yOffset="12vh"
        classNames={{ content: classes.content ?? '' }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={name}>
          <PickList
            label={intl.formatMessage({ id: 'platform.palette.field' })}
            query={query}
            onQuery={setQuery}
            groups={fittingGroups(groups, query)}
            onPick={pick}
            empty={<FormattedMessage id="platform.palette.empty" values={{ search: query }} />}
          />
          {accountsLoader}
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
