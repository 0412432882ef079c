// The providers around the routes, outermost first: texts, theme, toasts, data, address.

import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router-dom';
import type { ScreenLanguage } from '../lib/catalogue/languages.ts';
import { AppBoundary } from './components/faults/AppBoundary.tsx';
import { Toasts } from './components/feedback/Toasts.tsx';
import type { Catalogue } from './intl/catalogues.ts';
import { IntlRoot } from './intl/IntlRoot.tsx';
import { SessionExpired } from './pages/platform/sign-in/SessionExpired.tsx';
import { environment } from './relay/environment.ts';
import type { createRouter } from './routes.tsx';
import { theme } from './theme/theme.ts';
import { themeVariables } from './theme/variables.ts';

interface AppProps {
  language: ScreenLanguage;
  messages: Catalogue;
  router: ReturnType<typeof createRouter>;
}

export function App({ language, messages, router }: AppProps) {
  return (
    <IntlRoot language={language} messages={messages}>
      <MantineProvider theme={theme} cssVariablesResolver={themeVariables} defaultColorScheme="auto">
        <DatesProvider settings={{ firstDayOfWeek: 0, weekendDays: [] }}>
          <SessionExpired />
          <Toasts />
          <AppBoundary>
            <RelayEnvironmentProvider environment={environment}>
              <NuqsAdapter>
                {/* Urgent navigation: pages defer their own query, and so know when old figures are shown. */}
                <RouterProvider router={router} useTransitions={false} />
              </NuqsAdapter>
            </RelayEnvironmentProvider>
          </AppBoundary>
        </DatesProvider>
      </MantineProvider>
    </IntlRoot>
  );
}
