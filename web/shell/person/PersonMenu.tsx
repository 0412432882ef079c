// The menu of the person: the own pages, the choices that are saved with the person, and the way out.
import { UnstyledButton } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PersonMenu_viewer$key } from '../../__generated__/PersonMenu_viewer.graphql.ts';
import { LazyOverlay } from '../../components/feedback/LazyOverlay.tsx';
import { Menu } from '../../components/overlays/Menu.tsx';
import { useHelp } from '../help/HelpMenu.tsx';
import { ChoiceEntries } from './ChoiceEntries.tsx';
import { initialsOf } from './initials.ts';
import { PersonEntries } from './PersonEntries.tsx';
import classes from './PersonMenu.module.css';
import type { PersonView } from './person-view.ts';

const loadVendors = async () => (await import('../preferences/VendorDialog.tsx')).VendorDialog;

interface PersonMenuProps {
  viewer: PersonMenu_viewer$key;
  /** With the name or without it at the foot of a sidebar, or in the bar of a narrow screen, where it has help, too. */
  variant: 'name' | 'icon' | 'bar';
}

export function PersonMenu({ viewer, variant }: PersonMenuProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment PersonMenu_viewer on Viewer {
        user {
          name
        }
        ...ChoiceEntries_viewer
        ...HelpMenu_viewer
        ...PersonEntries_viewer
        ...VendorChoice_viewer
      }
    `,
    viewer,
  );
  const { name } = data.user;
  const help = useHelp(data);
  const dropdown = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PersonView>('entries');
  const [isChoosing, setChoosing] = useState(false);
  const left = useRef<PersonView>(null);
  const show = (next: PersonView) => {
    left.current = view;
    setView(next);
  };
  // What had the focus is gone: the keyboard goes on at the entry that led away, or at the first one, before the next key.
  useLayoutEffect(() => {
    if (left.current === null) return;
    const entry = (selector: string) => dropdown.current?.querySelector<HTMLElement>(selector);
    (entry(`[data-leads-to=${left.current}]`) ?? entry('[data-menu-item]'))?.focus();
    left.current = null;
  });
  return (
    <>
      <Menu
        width={260}
        position={variant === 'bar' ? 'bottom-end' : 'top-start'}
        onClose={() => setView('entries')}
      >
        <Menu.Target>
          <UnstyledButton
            className={classes.person ?? ''}
            data-variant={variant}
            title={name}
            aria-label={intl.formatMessage({ id: 'platform.shell.user' }, { name })}
          >
            <span className={classes.initials} aria-hidden>
              {initialsOf(name)}
            </span>
            {variant === 'name' ? <span className={classes.name}>{name}</span> : null}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown ref={dropdown}>
          {view === 'entries' ? (
            <PersonEntries
              viewer={data}
              help={variant === 'bar' ? help.entries : null}
              onView={show}
              onVendors={() => setChoosing(true)}
            />
          ) : (
            <ChoiceEntries viewer={data} view={view} onBack={() => show('entries')} />
          )}
        </Menu.Dropdown>
      </Menu>
      {variant === 'bar' ? help.dialog : null}
      <LazyOverlay load={loadVendors} isOpen={isChoosing} onClose={() => setChoosing(false)}>
        {(VendorDialog, isOpen) => (
          <VendorDialog viewer={data} isOpen={isOpen} onClose={() => setChoosing(false)} />
        )}
      </LazyOverlay>
    </>
  );
}
