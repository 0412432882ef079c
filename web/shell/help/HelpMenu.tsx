// Help: the tour of the page, feedback, and the support.
import { ActionIcon } from '@mantine/core';
import { IconHelp, IconLifebuoy, IconMail, IconMessage2, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { HelpMenu_viewer$key } from '../../__generated__/HelpMenu_viewer.graphql.ts';
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx';
import { Menu } from '../../components/overlays/Menu.tsx';
import { useTour } from '../tour/tour-context.ts';
import { useSurvey } from './useSurvey.ts';

const loadServiceRequest = async () => (await import('./ServiceRequest.tsx')).ServiceRequest;

const ICON = { size: 16, 'aria-hidden': true } as const;

export function HelpMenu({ viewer }: { viewer: HelpMenu_viewer$key }) {
  const intl = useIntl();
  const { entries, dialog } = useHelp(viewer);
  return (
    <>
      <Menu position="top-end">
        <Menu.Target>
          <ActionIcon size={28} aria-label={intl.formatMessage({ id: 'platform.help.title' })}>
            <IconHelp size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {entries}
          <Menu.Label>
            <FormattedMessage id="platform.help.keys" values={{ keys: 'Ctrl K / ⌘ K' }} />
          </Menu.Label>
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}

/** The entries for a menu; the dialog goes beside that menu, and stays when it closes. */
export function useHelp(viewer: HelpMenu_viewer$key) {
  const { site, user } = useFragment(
    graphql`
      fragment HelpMenu_viewer on Viewer {
        user {
          email
        }
        site {
          links {
            supportUrl
          }
        }
      }
    `,
    viewer,
  );
  const { ofPage, leftAt, start } = useTour();
  const survey = useSurvey();
  const [isWriting, setIsWriting] = useState(false);
  const supportUrl = site?.links.supportUrl;
  const entries = (
    <>
      {ofPage ? (
        <Menu.Item leftSection={<IconRoute {...ICON} />} onClick={() => start(ofPage)}>
          {leftAt === null ? (
            <FormattedMessage id="platform.help.tour" />
          ) : (
            <FormattedMessage id="platform.help.resumeTour" values={{ place: leftAt + 1 }} />
          )}
        </Menu.Item>
      ) : null}
      {survey.canAnswer ? (
        <Menu.Item leftSection={<IconMessage2 {...ICON} />} onClick={survey.open}>
          <FormattedMessage id="platform.help.feedback" />
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconMail {...ICON} />} onClick={() => setIsWriting(true)}>
        <FormattedMessage id="platform.request.open" />
      </Menu.Item>
      {supportUrl ? (
        <Menu.Item component="a" href={supportUrl} leftSection={<IconLifebuoy {...ICON} />}>
          <FormattedMessage id="platform.help.support" />
        </Menu.Item>
      ) : null}
    </>
  );
  const dialog =
    isWriting && user ? (
      <LazyDialog load={loadServiceRequest} onClose={() => setIsWriting(false)}>
        {(ServiceRequest) => <ServiceRequest email={user.email} isOpen onClose={() => setIsWriting(false)} />}
      </LazyDialog>
    ) : null;
  return { entries, dialog };
}
