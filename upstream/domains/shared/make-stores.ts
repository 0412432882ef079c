// Puts together what the handlers of every domain stand on.
import type { UpstreamConfig } from '../../config.ts';
import { PORTAL_CLIENT_ID } from '../../identity/provider/realm.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { readSiteProfile } from '../../site-profiles.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { FactStore } from '../../stores/facts/answers/answer.ts';
import type { FactSink } from '../../stores/facts/fact-sink.ts';
import { AliasedFacts } from './aliased-facts.ts';
import type { Stores } from './stores.ts';

export interface StoreParts {
  config: UpstreamConfig;
  issuer: string;
  documents: Documents;
  facts: FactStore;
  sink: FactSink;
  mailer: Mailer;
}

export function makeStores({ config, issuer, documents, facts, sink, mailer }: StoreParts): Stores {
  return {
    documents,
    facts: new AliasedFacts(facts, documents),
    sink,
    keepDays: config.keepDays,
    demoToday: config.demoToday,
    issuer,
    clientId: config.oidc?.clientId ?? PORTAL_CLIENT_ID,
    environment: config.environment,
    site: readSiteProfile(config.environment, config.publicUrl, config.siteProfiles),
    isOwnProvider: config.oidc === null,
    mailer,
    supportAddress: config.mail.supportAddress,
    now: () => new Date(),
  };
}
