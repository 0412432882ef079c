// The command palette: one field that goes to any screen, company or account, and does what menus do.
import { Modal } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, useFragment } from 'react-relay';
import type { CommandPalette_viewer$key } from '../../__generated__/CommandPalette_viewer.graphql.ts';
import type { PaletteAccountsQuery } from '../../__generated__/PaletteAccountsQuery.graphql.ts';
import { withSearch } from '../../browser/local-storage.ts';
import { useLocal } from '../../browser/useLocal.ts';
import { Boundary } from '../../components/faults/Boundary.tsx';
import { PickList } from '../../components/forms/PickList.tsx';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import classes from './CommandPalette.module.css';
import { type Command, fittingGroups } from './commands.ts';
import {
  type FoundAccount,
  type FoundDashboard,
  type FoundFilter,
  type FoundView,
  PaletteAccounts,
} from './PaletteAccounts.tsx';
import { type FoundInvoice, PaletteInvoices } from './PaletteInvoices.tsx';
import { useActionCommands } from './useActionCommands.tsx';
import { useDashboardCommands } from './useDashboardCommands.tsx';
import { useFilterCommands } from './useFilterCommands.tsx';
import { useInvoiceCommands } from './useInvoiceCommands.tsx';
import { useItemCommands } from './useItemCommands.tsx';
import { usePageCommands } from './usePageCommands.tsx';
import { usePlaceCommands } from './usePlaceCommands.tsx';
import { useViewCommands } from './useViewCommands.tsx';

interface CommandPaletteProps {
  viewer: CommandPalette_viewer$key;
  /** Under way since it was opened; null for users who may not see accounts. */
  accountsRef: PreloadedQuery<PaletteAccountsQuery> | null | undefined;
  onClose: () => void;
}

export function CommandPalette({ viewer, accountsRef, onClose }: CommandPaletteProps) {
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
  const [query, setQuery] = useState('');
  const [accounts, setAccounts] = useState<readonly FoundAccount[]>([]);
  const [filters, setFilters] = useState<readonly FoundFilter[]>([]);
  const [services, setServices] = useState<readonly FoundAccount[]>([]);
  const [dashboards, setDashboards] = useState<readonly FoundDashboard[]>([]);
  const [views, setViews] = useState<readonly FoundView[]>([]);
  const [invoices, setInvoices] = useState<readonly FoundInvoice[]>([]);
  const { canSee } = useShellViewer();
  const [searches, keepSearches] = useLocal('recentSearches');
  const recent: Command[] = (searches ?? []).map((search) => ({
    id: `search ${search}`,
    label: search,
    icon: <IconHistory size={16} aria-hidden />,
    run: () => setQuery(search),
  }));
  const places = usePlaceCommands(data);
  const foundAccounts = useItemCommands('account', accounts);
  const foundServices = useItemCommands('product', services);
  const foundDashboards = useDashboardCommands(dashboards);
  const saved = useFilterCommands(filters);
  const savedViews = useViewCommands(views);
  const billed = useInvoiceCommands(invoices);
  const ofPages = usePageCommands();
  const actions = useActionCommands(data);
  const groups = [
    {
      label: intl.formatMessage({ id: 'platform.palette.recentSearches' }),
      commands: recent,
      isAlwaysShown: true,
    },
    ...places,
    ...ofPages,
    ...foundDashboards,
    ...foundServices,
    ...foundAccounts,
    ...billed,
    ...savedViews,
    ...saved,
    ...actions,
  ];
  const pick = (id: string) => {
    const command = groups.flatMap(({ commands }) => commands).find((known) => known.id === id);
    if (!command) return;
    const isRepeated = recent.includes(command);
    if (!isRepeated) {
      onClose();
      keepSearches(withSearch(searches ?? [], query));
    }
    command.run();
  };
  const name = intl.formatMessage({ id: 'platform.palette.title' });
  const accountsLoader = useMemo(
    () =>
      accountsRef ? (
        <Boundary variant="block" skeleton={null} frame={() => null} resetKey={accountsRef}>
          <PaletteAccounts
            queryRef={accountsRef}
            onAccounts={setAccounts}
            onFilters={setFilters}
            onViews={setViews}
            onServices={setServices}
            onDashboards={setDashboards}
          />
        </Boundary>
      ) : null,
    [accountsRef],
  );
  return (
    <Modal.Root
      opened
      onClose={onClose}
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
        {query.trim() !== '' && canSee('BILLING') ? (
          <Boundary variant="block" skeleton={null} frame={() => null}>
            <PaletteInvoices onInvoices={setInvoices} />
          </Boundary>
        ) : null}
      </Modal.Content>
    </Modal.Root>
  );
}
