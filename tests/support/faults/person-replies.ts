// What a platform service says of a person whose rights a test chooses.
import { type BadUpstream, json } from './bad-upstream.ts';

export interface GrantedPerson {
  userId?: string;
  company?: string | null;
}

/** From now on the service answers with this person, and with these rights by the code of their menu. */
export function grantRights(
  platform: BadUpstream,
  rights: Record<string, 'edit' | 'view' | 'none'>,
  { userId = 'u', company = 'sunflower' }: GrantedPerson = {},
): void {
  const list = Object.entries(rights).map(([menuId, authType]) => ({
    menuId,
    authType,
    menuUrl: `/${menuId}`,
    menuIdPrefix: 'company',
  }));
  const user = {
    siteCd: 's',
    userId,
    userNm: 'User',
    userEmail: 'u@x.example',
    curCmpnId: company,
    curCmpnNm: company,
    userLangCd: 'en',
    useOtp: 'N',
    allowedIpaddr: null,
    passIpaddr: 'N',
    chargeType: null,
    blntCmpnId: null,
    blntCmpnNm: null,
  };
  platform.behave((request, response) =>
    json(response, { status: 'OK', Data: request.url?.startsWith('/plat/menus') ? { list } : user }),
  );
}
