// The current company, and the others of the viewer, searched by name.
import { UnstyledButton } from '@mantine/core';
import { IconBuilding, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanySwitcher_viewer$key } from '../../__generated__/CompanySwitcher_viewer.graphql.ts';
import { hasWords } from '../../components/forms/search-words.ts';
import { Popover } from '../../components/overlays/Popover.tsx';
import { PopoverList } from '../../components/overlays/popover-list.ts';
import { useSwitchCompany } from '../../viewer/useSwitchCompany.ts';
import classes from './CompanySwitcher.module.css';

interface CompanySwitcherProps {
  viewer: CompanySwitcher_viewer$key;
  /** An icon alone, where there is no room for a name. */
  isShort?: boolean;
}

export function CompanySwitcher({ viewer, isShort = false }: CompanySwitcherProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment CompanySwitcher_viewer on Viewer {
        company {
          id
          name
        }
        companies {
          id
          key
          name
        }
      }
    `,
    viewer,
  );
  const { switchTo, isSwitching } = useSwitchCompany();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const current = data.company;
  const options = (data.companies ?? [])
    .filter(({ key, name }) => hasWords(`${name} ${key}`, query))
    .map(({ id, name }) => ({ id, label: name, isCurrent: id === current?.id }));
  const change = (open: boolean) => {
    setQuery('');
    setOpen(open);
  };
  const pick = (id: string) => {
    change(false);
    if (id !== current?.id) switchTo(id);
  };
  return (
    <Popover opened={isOpen} onChange={change} width={280}>
      <Popover.Target>
        <UnstyledButton
          className={classes.company ?? ''}
          disabled={isSwitching}
          title={current?.name}
          aria-label={intl.formatMessage({ id: 'platform.shell.company' }, { name: current?.name ?? '' })}
        >
          {isShort ? (
            <IconBuilding size={18} stroke={1.75} aria-hidden />
          ) : (
            <>
              <span className={classes.name}>{current?.name}</span>
              <IconChevronDown size={14} aria-hidden />
            </>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={intl.formatMessage({ id: 'platform.shell.companySearch' })}>
        <PopoverList
          label={intl.formatMessage({ id: 'platform.shell.companySearch' })}
          query={query}
          onQuery={setQuery}
          groups={[{ label: null, options }]}
          onPick={pick}
          empty={<FormattedMessage id="platform.shell.companyNone" values={{ search: query }} />}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
