// What differs from one environment or customer's site to the next: data in one file, read and checked at the start.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf, StartFault } from '../lib/node/start-fault.ts';

const OWN_FILE = join(import.meta.dirname, 'site-profiles.json');
/** The profile of a named site that the file does not have. */
const DEFAULT_PROFILE = 'PROD';

const link = z.string().nullable();
const links = z.object({ terms: link, privacy: link, support: link, thirdPartyConsent: link });
const profile = z.strictObject({
  /** The environment whose members stand where this one has none. */
  base: z.string().optional(),
  hosts: z.record(z.string(), z.string()).optional(),
  links: links.optional(),
  services: z.array(z.object({ svcId: z.string(), svcUrl: z.string() })).optional(),
  classicUrl: link.optional(),
});
const file = z.strictObject({
  environments: z.record(z.string(), profile),
  sites: z.record(
    z.string(),
    z.strictObject({ name: z.string(), denyConcurrentLogin: z.boolean().default(false) }),
  ),
});

type Profile = Omit<Required<z.output<typeof profile>>, 'base'>;
export interface SiteProfile extends Profile {
  /** Name of a site, and whether its users may have one live session only, by its code. */
  sites: z.output<typeof file>['sites'];
}

const NOTHING: Profile = {
  hosts: {},
  links: { terms: null, privacy: null, support: null, thirdPartyConsent: null },
  services: [],
  classicUrl: null,
};

/**
 * The profile of the environment, of a named site that the file does not have that of PROD. `{domain}` becomes the
 * host name of the portal. Throws a StartFault for a file that cannot be used.
 */
export function readSiteProfile(
  environment: string,
  publicUrl: string,
  path: string | null = null,
): SiteProfile {
  try {
    const text = readFileSync(path ?? OWN_FILE, 'utf8').replaceAll('{domain}', new URL(publicUrl).hostname);
    const { environments, sites } = file.parse(JSON.parse(text));
    const name = environment in environments ? environment : DEFAULT_PROFILE;
    return { ...withBases(environments, name, []), sites };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    throw new StartFault(`the site profiles in ${path ?? OWN_FILE} cannot be used: ${reason}`);
  }
}

function withBases(
  environments: z.output<typeof file>['environments'],
  name: string,
  seen: readonly string[],
): Profile {
  const own = environments[name];
  if (!own || seen.includes(name)) throw new Error(`there is no environment ${name}, or it is its own base`);
  const { base, ...members } = own;
  return { ...(base === undefined ? NOTHING : withBases(environments, base, [...seen, name])), ...members };
}
