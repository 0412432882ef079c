// The people of the demo, one for each kind of user that the portal knows.
import { MENUS, type MenuName } from '../../../lib/catalogue/menus.ts';
import { OWN_SITE, RESELLER_SITE } from '../../../lib/catalogue/sites.ts';
import type { AuthType } from '../../stores/documents/people/users.ts';

export interface DemoUser {
  userId: string;
  email: string;
  name: string;
  /** Right on each menu in every company; null: a member of none. */
  rightOn: ((menu: MenuName) => AuthType) | null;
  /** Right on every menu of a company that is loaded later. */
  newCompanyRight: AuthType | null;
  siteCode: string;
  /** Of the provider: sees operation statuses of all companies of the site. */
  isStaff?: boolean;
}

export const DEMO_EMAIL = 'demo@skyledger.example';
export const RESELLER_USER_ID = 'rosa-reseller';

/** Published in README, as the password is: for a machine that others cannot reach. Base32. */
export const DEMO_OTP_SECRET = 'KNVXS3DFMRTWK4TEMVWW6ZDFNVXTCMRT';

const everything = (right: AuthType) => () => right;

export const DEMO_USERS: readonly DemoUser[] = [
  {
    userId: 'dana-demo',
    email: DEMO_EMAIL,
    name: 'Dana Demo',
    rightOn: everything('edit'),
    newCompanyRight: 'edit',
    siteCode: OWN_SITE,
    isStaff: true,
  },
  {
    userId: 'finn-finance',
    email: 'finance@skyledger.example',
    name: 'Finn Finance',
    rightOn: (menu) => (menu === 'BILLING' ? 'edit' : 'none'),
    newCompanyRight: null,
    siteCode: OWN_SITE,
  },
  {
    userId: 'vera-viewer',
    email: 'viewer@skyledger.example',
    name: 'Vera Viewer',
    rightOn: everything('view'),
    newCompanyRight: 'view',
    siteCode: OWN_SITE,
  },
  {
    userId: 'nora-nomenu',
    email: 'nomenu@skyledger.example',
    name: 'Nora Nomenu',
    rightOn: everything('none'),
    newCompanyRight: null,
    siteCode: OWN_SITE,
  },
  {
    userId: 'noah-noaccount',
    email: 'noaccount@skyledger.example',
    name: 'Noah Noaccount',
    rightOn: null,
    newCompanyRight: null,
    siteCode: OWN_SITE,
  },
  {
    userId: RESELLER_USER_ID,
    email: 'reseller@skyledger.example',
    name: 'Rosa Reseller',
    rightOn: everything('view'),
    newCompanyRight: 'view',
    siteCode: RESELLER_SITE,
  },
];

/** With the published password: this machine. With another one the portal may be reached from anywhere. */
export function allowedAddressesOf({ siteCode }: DemoUser, isPublished: boolean): string | null {
  if (siteCode !== RESELLER_SITE) return null;
  return isPublished ? '127.0.0.0/8,::1' : '0.0.0.0/0,::/0';
}

export function rightsOf({ rightOn }: DemoUser): { menuCode: string; authType: AuthType }[] {
  if (rightOn === null) return [];
  return Object.entries(MENUS).map(([menu, { code }]) => ({
    menuCode: code,
    authType: rightOn(menu as MenuName),
  }));
}
