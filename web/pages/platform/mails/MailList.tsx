// Mails that the viewer sent or got, the newest first; an owner sees those of the whole company.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MailList_mails$key } from '../../../__generated__/MailList_mails.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { Pages } from '../../../components/tables/Pages.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../shared/mails/Mails.module.css';
import { StateMark } from '../shared/mails/StateMark.tsx';
import { MAILS_A_PAGE, mailsPage } from './page.tsx';

export function MailList({ mails }: { mails: MailList_mails$key }) {
  const intl = useIntl();
  const instantText = useInstant();
  const {
    address: { page },
    change,
  } = usePageAddress(mailsPage);
  const { delivery, edges, totalCount } = useFragment(
    graphql`
      fragment MailList_mails on MailConnection {
        delivery
        totalCount
        edges {
          node {
            createdAt
            fault
            id
            kind
            recipients
            sender
            state
            subject
          }
        }
      }
    `,
    mails,
  );
  const title = intl.formatMessage({ id: 'platform.mails.sentMails' });
  return (
    <section className={shared.panel} aria-label={title} data-part="mails">
      <h2 className={classes.panelTitle}>{title}</h2>
      {edges.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="platform.mails.noMails" />} />
      ) : (
        <TableRegion className={shared.scroll} label={title} totalCount={totalCount}>
          <table className={`${shared.table} ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="platform.mails.subject" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.stateTitle" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.recipients" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.created" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.sender" />
                </th>
              </tr>
            </thead>
            <tbody>
              {edges.map(({ node }) => (
                <tr key={node.id}>
                  <th scope="row">
                    <button type="button" className={classes.open} onClick={() => change({ mail: node.id })}>
                      {node.subject}
                    </button>
                    <div className={classes.quiet}>
                      <FormattedMessage id="platform.mails.kind" values={{ kind: node.kind }} />
                    </div>
                  </th>
                  <td className={classes.wrapped}>
                    <StateMark state={node.state} />
                    {node.fault ? <div className={classes.quiet}>{node.fault}</div> : null}
                  </td>
                  <td className={classes.wrapped}>{node.recipients.join(', ')}</td>
                  <td>{instantText(node.createdAt)}</td>
                  <td>{node.sender}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      {delivery === 'OUTBOX' ? (
        <p className={classes.note}>
          <FormattedMessage id="platform.mails.outbox" />
        </p>
      ) : null}
      {edges.length > 0 ? (
        <footer className={classes.foot}>
          <FormattedMessage id="platform.mails.count" values={{ count: totalCount }} />
          <Pages
            total={Math.ceil(totalCount / MAILS_A_PAGE)}
            page={page}
            onPage={(next) => change({ page: next })}
          />
        </footer>
      ) : null}
    </section>
  );
}
