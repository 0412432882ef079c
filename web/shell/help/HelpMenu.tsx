// Help: the tour of the page, feedback, the support, and the portal's classic version.
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconHelp,
  IconLifebuoy,
  IconMail,
  IconMessage2,
  IconRoute,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { HelpMenu_viewer$key } from '../../__generated__/HelpMenu_viewer.graphql.ts';
import { Waiting } from '../../components/feedback/Waiting.tsx';
import { useTour } from '../tour/tour-context.ts';
import { useSurvey } from './useSurvey.ts';

const ServiceRequest = lazy(async () => ({ default: (await import('./ServiceRequest.tsx')).ServiceRequest }));

export function HelpMenu({ viewer }: { viewer: HelpMenu_viewer$key }) {
  const intl = useIntl();
  const { site, user } = useFragment(
    graphql`
      fragment HelpMenu_viewer on Viewer {
        user {
          email
        }
        site {
          classicUrl
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
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={intl.formatMessage({ id: 'platform.help.title' })}>
            <IconHelp size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {ofPage ? (
            <Menu.Item leftSection={<IconRoute size={16} aria-hidden />} onClick={() => start(ofPage)}>
              {leftAt === null ? (
                <FormattedMessage id="platform.help.tour" />
              ) : (
                <FormattedMessage id="platform.help.resumeTour" values={{ place: leftAt + 1 }} />
              )}
            </Menu.Item>
          ) : null}
          {survey.canAnswer ? (
            <Menu.Item leftSection={<IconMessage2 size={16} aria-hidden />} onClick={survey.open}>
              <FormattedMessage id="platform.help.feedback" />
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={() => setIsWriting(true)}>
            <FormattedMessage id="platform.request.open" />
          </Menu.Item>
          {supportUrl ? (
            <Menu.Item component="a" href={supportUrl} leftSection={<IconLifebuoy size={16} aria-hidden />}>
              <FormattedMessage id="platform.help.support" />
            </Menu.Item>
          ) : null}
          {site?.classicUrl ? (
            <Menu.Item
              component="a"
              href={site.classicUrl}
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
            >
              <FormattedMessage id="platform.help.classic" />
            </Menu.Item>
          ) : null}
          <Menu.Label>
            <FormattedMessage id="platform.help.keys" values={{ keys: 'Ctrl K / ⌘ K' }} />
          </Menu.Label>
        </Menu.Dropdown>
      </Menu>
      {isWriting && user ? (
        <Suspense fallback={<Waiting />}>
          <ServiceRequest email={user.email} isOpen onClose={() => setIsWriting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
