// How billing files come into this company.
import { FormattedMessage } from 'react-intl';
import shared from '../../components/layout/Page.module.css';
import classes from './Data.module.css';

export function HowToLoad({ company }: { company: { key: string; name: string } }) {
  return (
    <section className={shared.panel} aria-labelledby="how-to-load">
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle} id="how-to-load">
          <FormattedMessage id="data.page.howTitle" />
        </h2>
      </header>
      <ul className={classes.how}>
        <li>
          <FormattedMessage
            id="data.page.howCommand"
            values={{ command: <code>npm run ingest -- --company {company.key} FILE…</code> }}
          />
        </li>
        <li>
          <FormattedMessage
            id="data.page.howInbox"
            values={{ folder: <code>INGEST_DIR/{company.key}/</code> }}
          />
        </li>
      </ul>
    </section>
  );
}
