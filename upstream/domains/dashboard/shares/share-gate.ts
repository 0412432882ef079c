// Who may open a link to a dashboard: checked at every opening, by the user's own companies and site (D-07).

import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { isShareUuid } from '../../../../lib/rules/dashboard-shares.ts';
import type { WireDashboard } from '../../../contract/dashboard/widget.ts';
import { GuessLimit } from '../../../identity/sign-in/guess-limit.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import { type OpenedShare, shareOfUuid } from '../../../stores/documents/dashboards/dashboard-shares.ts';
import { dashboardOfOwner } from '../../../stores/documents/dashboards/dashboards.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { wireDashboard } from '../widgets.ts';

/** Ids that lead nowhere, of one user. */
const MISSES = 60;
const MISSES_WINDOW_MS = 15 * 60 * 1000;

/** What is in a link; the company in that of one with filters. */
interface ShareLink {
  uuid: string;
  cmpnId?: string | null | undefined;
}

export class ShareGate {
  readonly #documents: Documents;
  readonly #now: () => Date;
  readonly #misses: GuessLimit;

  constructor(documents: Documents, now: () => Date) {
    this.#documents = documents;
    this.#now = now;
    this.#misses = new GuessLimit(MISSES, MISSES_WINDOW_MS, () => now().getTime());
  }

  /** The share of a link that the user may open now; refuses with the reason why not. */
  async shareOf({ uuid, cmpnId = null }: ShareLink, call: Call): Promise<OpenedShare> {
    if (!isShareUuid(uuid)) throw shareRefusal('SHARE_MALFORMED', 'uuid');
    const { userId } = call.user;
    // Counted before it is checked, so that guesses at the same time count too.
    if (this.#misses.begin(userId) > 0) throw shareRefusal('TOO_MANY_LOOKUPS', 'uuid');
    const share = await shareOfUuid(this.#documents, uuid);
    if (!share || cmpnId !== companyInLink(share)) throw shareRefusal('UNKNOWN_SHARE', 'uuid');
    this.#misses.takeBack(userId);
    assertReader(share, call);
    if (share.revokedAt !== null) throw shareRefusal('SHARE_REVOKED', 'uuid');
    if (share.expiresOn !== null && share.expiresOn < todayOf(this.#now()))
      throw shareRefusal('SHARE_EXPIRED', 'uuid');
    return share;
  }

  /** The dashboard as it is now. */
  async dashboardOf(share: OpenedShare): Promise<WireDashboard> {
    const dashboard = await dashboardOfOwner(this.#documents, share, share);
    if (!dashboard) throw shareRefusal('SHARED_DASHBOARD_DELETED', 'uuid');
    return wireDashboard(dashboard);
  }
}

function companyInLink({ withFilters, companyId }: OpenedShare): string | null {
  return withFilters ? companyId : null;
}

/** With filters: members of the company, standing in it. Without: they, and everybody of the owner's site. */
function assertReader(share: OpenedShare, { user, companyId }: Call): void {
  const isMember = user.companyIds.has(share.companyId);
  if (!isMember && (share.withFilters || user.siteCode !== share.ownerSite))
    throw shareRefusal('SHARE_DENIED', 'uuid');
  if (share.withFilters && companyId !== share.companyId) throw shareRefusal('SHARE_OTHER_COMPANY', 'cmpnId');
}

const MESSAGES = {
  SHARE_MALFORMED: 'This is no id of a link.',
  TOO_MANY_LOOKUPS: 'The user tried too many ids that there are not.',
  UNKNOWN_SHARE: 'There is no such link.',
  SHARE_DENIED: 'The link is not for this user.',
  SHARE_OTHER_COMPANY: 'The link opens in another company of the user.',
  SHARE_REVOKED: 'The link was ended by its owner.',
  SHARE_EXPIRED: 'The last day of the link is over.',
  SHARED_DASHBOARD_DELETED: 'The dashboard of the link was deleted.',
  SHARE_EXPIRY_PAST: 'The last day of the link is over.',
  TOO_MANY_SHARES: 'The dashboard has as many links as may be.',
  UNKNOWN_DASHBOARD: 'The user has no such dashboard.',
} as const satisfies Partial<Record<DomainErrorCode, string>>;

export function shareRefusal(code: keyof typeof MESSAGES, field: string): Refusal {
  return new Refusal(code, MESSAGES[code], field);
}

/** The day of links: UTC, as it is. */
export function todayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
