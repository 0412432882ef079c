// What the palette can do: theme, language, currency, tours, the link of the page, and the way out.
import { useMantineColorScheme } from '@mantine/core';
import {
  IconCoin,
  IconContrast2,
  IconLanguage,
  IconLink,
  IconLogout,
  IconMessage2,
  IconRoute,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { languageRow } from '../../../lib/catalogue/languages.ts';
import type { useActionCommands_viewer$key } from '../../__generated__/useActionCommands_viewer.graphql.ts';
import { useCopyLink } from '../../browser/useCopyLink.ts';
import { useToast } from '../../components/feedback/useToast.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { SCREEN_LANGUAGES } from '../../intl/screen-languages.ts';
import { signOut } from '../../viewer/sign-out.ts';
import { useSaveCurrency } from '../../viewer/useSaveCurrency.ts';
import { useSurvey } from '../help/useSurvey.ts';
import { SCHEME_LABELS, SCHEMES } from '../preferences/schemes.ts';
import { useTour } from '../tour/tour-context.ts';
import type { Command, CommandGroup } from './commands.ts';

export function useActionCommands(viewer: useActionCommands_viewer$key): CommandGroup[] {
  const intl = useIntl();
  const { preferences } = useFragment(
    graphql`
      fragment useActionCommands_viewer on Viewer {
        preferences {
          selectedCurrency
          currencies {
            currency
          }
        }
      }
    `,
    viewer,
  );
  const { save } = useSaveCurrency();
  const currencies = (preferences?.currencies ?? []).map(
    ({ currency }): Command => ({
      id: `currency ${currency}`,
      label: currency,
      isCurrent: currency === preferences?.selectedCurrency,
      icon: <IconCoin size={16} aria-hidden />,
      run: () => save(currency),
    }),
  );
  return [
    {
      label: intl.formatMessage({ id: 'platform.palette.actions' }),
      commands: useDeeds(),
      isAlwaysShown: true,
    },
    { label: intl.formatMessage({ id: 'platform.palette.themes' }), commands: useThemes() },
    { label: intl.formatMessage({ id: 'platform.palette.languages' }), commands: useLanguages() },
    { label: intl.formatMessage({ id: 'platform.palette.currencies' }), commands: currencies },
  ];
}

function useDeeds(): Command[] {
  const intl = useIntl();
  const copyLink = useCopyLink();
  const tour = useTour();
  const survey = useSurvey();
  const deeds: Command[] = [
    {
      id: 'copy link',
      label: intl.formatMessage({ id: 'platform.copyLink.copy' }),
      icon: <IconLink size={16} aria-hidden />,
      run: () => void copyLink(),
    },
  ];
  const { ofPage } = tour;
  if (ofPage) {
    deeds.push({
      id: 'tour',
      label: intl.formatMessage({ id: 'platform.help.tour' }),
      icon: <IconRoute size={16} aria-hidden />,
      run: () => tour.start(ofPage),
    });
  }
  if (survey.canAnswer) {
    deeds.push({
      id: 'feedback',
      label: intl.formatMessage({ id: 'platform.help.feedback' }),
      icon: <IconMessage2 size={16} aria-hidden />,
      run: survey.open,
    });
  }
  deeds.push({
    id: 'sign out',
    label: intl.formatMessage({ id: 'platform.shell.signOut' }),
    icon: <IconLogout size={16} aria-hidden />,
    run: signOut,
  });
  return deeds;
}

function useThemes(): Command[] {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return SCHEMES.map((scheme) => ({
    id: `theme ${scheme}`,
    label: intl.formatMessage({ id: SCHEME_LABELS[scheme] }),
    keywords: scheme,
    isCurrent: scheme === colorScheme,
    icon: <IconContrast2 size={16} aria-hidden />,
    run: () => setColorScheme(scheme),
  }));
}

function useLanguages(): Command[] {
  const { language, setLanguage } = useLanguage();
  const toast = useToast();
  return SCREEN_LANGUAGES.map((code) => ({
    id: `language ${code}`,
    label: languageRow(code).name,
    keywords: `${code} language`,
    isCurrent: code === language,
    icon: <IconLanguage size={16} aria-hidden />,
    run: () => {
      setLanguage(code).catch(() => toast.failed());
    },
  }));
}
