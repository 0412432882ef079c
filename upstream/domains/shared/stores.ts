// What the handlers of every domain stand on.
import type { DemoToday } from '../../config.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { SiteProfile } from '../../site-profiles.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { FactStore } from '../../stores/facts/answers/answer.ts';
import type { FactSink } from '../../stores/facts/fact-sink.ts';

export interface Stores {
  documents: Documents;
  facts: FactStore;
  /** Where the parts of the facts are kept. */
  sink: FactSink;
  /** How many days what is replaced or removed can be put back. */
  keepDays: number;
  demoToday: DemoToday;
  /** Issuer of the OpenID provider. */
  issuer: string;
  /** The client of the portal at the provider. */
  clientId: string;
  /** LOCAL, DEV, STAGE, PROD, CHINA, or the name of a customer's site. */
  environment: string;
  /** Hosts, links and services around the portal. */
  site: SiteProfile;
  /** People sign in by the embedded provider, which keeps their passwords. */
  isOwnProvider: boolean;
  /** Sends mails to people of a company: `mailer.sendMail`. */
  mailer: Mailer;
  /** Where requests of users go; null: nowhere. */
  supportAddress: string | null;
  now: () => Date;
}
