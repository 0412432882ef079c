// The foot of every page: terms, privacy, support and third-party consent, as the site has them.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ShellFooter_viewer$key } from '../__generated__/ShellFooter_viewer.graphql.ts';
import classes from './Shell.module.css';

export function ShellFooter({ viewer }: { viewer: ShellFooter_viewer$key }) {
  const intl = useIntl();
  const { site } = useFragment(
    graphql`
      fragment ShellFooter_viewer on Viewer {
        site {
          name
          links {
            privacyUrl
            supportUrl
            termsUrl
            thirdPartyConsentUrl
          }
        }
      }
    `,
    viewer,
  );
  if (!site) return null;
  const { termsUrl, privacyUrl, supportUrl, thirdPartyConsentUrl } = site.links;
  const links = [
    { url: termsUrl, label: intl.formatMessage({ id: 'platform.footer.terms' }) },
    { url: privacyUrl, label: intl.formatMessage({ id: 'platform.footer.privacy' }) },
    { url: supportUrl, label: intl.formatMessage({ id: 'platform.footer.support' }) },
    { url: thirdPartyConsentUrl, label: intl.formatMessage({ id: 'platform.footer.thirdParty' }) },
  ];
  return (
    <footer className={classes.footer}>
      <span>{site.name}</span>
      <nav aria-label={intl.formatMessage({ id: 'platform.footer.title' })} className={classes.footerLinks}>
        {links.map(({ url, label }) =>
          url ? (
            <a key={label} href={url}>
              {label}
            </a>
          ) : null,
        )}
      </nav>
    </footer>
  );
}
