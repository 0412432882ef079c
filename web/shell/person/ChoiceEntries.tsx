// The values of one choice in the menu of the person, and the way back to its entries.
import { IconChevronLeft } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChoiceEntries_viewer$key } from '../../__generated__/ChoiceEntries_viewer.graphql.ts';
import { Menu } from '../../components/overlays/Menu.tsx';
import { CurrencyChoice } from '../preferences/CurrencyChoice.tsx';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { SchemeChoice } from '../preferences/SchemeChoice.tsx';
import type { PersonView } from './person-view.ts';

interface ChoiceEntriesProps {
  viewer: ChoiceEntries_viewer$key;
  view: Exclude<PersonView, 'entries'>;
  onBack: () => void;
}

export function ChoiceEntries({ viewer, view, onBack }: ChoiceEntriesProps) {
  const data = useFragment(
    graphql`
      fragment ChoiceEntries_viewer on Viewer {
        ...CurrencyChoice_viewer
      }
    `,
    viewer,
  );
  return (
    <>
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        onClick={onBack}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') onBack();
        }}
      >
        <FormattedMessage id="platform.shell.back" />
      </Menu.Item>
      <Menu.Divider />
      {view === 'language' ? <LanguageChoice /> : null}
      {view === 'currency' ? <CurrencyChoice viewer={data} /> : null}
      {view === 'scheme' ? <SchemeChoice /> : null}
    </>
  );
}
