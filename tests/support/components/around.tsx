// What the shell puts around a part of the web app: texts of a language, money and rights of a viewer, addresses, a graph.
import { MantineProvider } from '@mantine/core';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import type { ScreenLanguage } from '../../../lib/catalogue/languages.ts';
import english from '../../../locales/en.json' with { type: 'json' };
import { Toasts } from '../../../web/components/feedback/Toasts.tsx';
import { MoneyContext } from '../../../web/components/money/useMoney.ts';
import type { MessageId } from '../../../web/intl/catalogues.ts';
import { IntlRoot } from '../../../web/intl/IntlRoot.tsx';
import { createMoney } from '../../../web/intl/money.ts';
import type { Page } from '../../../web/routing/define-page.ts';
import { PageAddress } from '../../../web/routing/PageAddress.tsx';
import { type ShellViewer, ShellViewerContext } from '../../../web/viewer/shell-viewer.ts';
import { parsedTexts } from './parsed-texts.ts';

interface AroundOptions {
  language?: ScreenLanguage;
  messages?: Readonly<Record<MessageId, string>>;
  environment: Environment;
  /** The address that is shown. */
  at?: string;
  /** The page that the part stands on, where the part reads its address. */
  page?: Pick<Page, 'parameters'>;
  /** What the viewer differs in from one who may do everything in a company with data of AWS. */
  viewer?: Partial<ShellViewer>;
}

const VIEWER: ShellViewer = {
  completeThrough: '2024-06-29',
  dataThrough: '2024-06-30',
  vendorsThrough: new Map([['AWS', '2024-06-30']]),
  dataNumber: 7,
  firstDate: '2024-01-01',
  companyName: 'Acme',
  roundedVendors: [],
  hasAccount: true,
  isEmpty: false,
  today: '2024-06-30',
  timeZone: null,
  availableVendors: ['AWS'],
  selectedVendors: ['AWS'],
  canSee: () => true,
  canEdit: () => true,
};

/** Amounts are shown in US dollars, as they come. */
export function around({
  language = 'en',
  messages = english,
  environment,
  at = '/',
  page = { parameters: {} },
  viewer,
}: AroundOptions) {
  window.history.replaceState(null, '', at);
  const money = createMoney({ selected: 'USD', rates: new Map([['USD', 1]]), told: new Map() }, language);
  const shell = { ...VIEWER, ...viewer };
  return ({ children }: { children: ReactNode }) => {
    const inside = (
      <NuqsAdapter>
        <Toasts />
        <PageAddress parameters={page.parameters}>{children}</PageAddress>
      </NuqsAdapter>
    );
    const router = createBrowserRouter([{ path: '*', element: inside }]);
    return (
      <IntlRoot language={language} messages={parsedTexts(messages)}>
        <MantineProvider env="test">
          <MoneyContext value={money}>
            <ShellViewerContext value={shell}>
              <RelayEnvironmentProvider environment={environment}>
                <RouterProvider router={router} />
              </RelayEnvironmentProvider>
            </ShellViewerContext>
          </MoneyContext>
        </MantineProvider>
      </IntlRoot>
    );
  };
}
