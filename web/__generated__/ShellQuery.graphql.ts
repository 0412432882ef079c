/**
 * @generated SignedSource<<1ba853246e316f9f1951d141b75ccd88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellQuery$variables = Record<PropertyKey, never>;
export type ShellQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ShellContexts_viewer" | "Shell_viewer" | "SurveyGuide_viewer">;
  };
};
export type ShellQuery = {
  response: ShellQuery$data;
  variables: ShellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataThrough",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShellContexts_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SurveyGuide_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Shell_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DataPresence",
            "kind": "LinkedField",
            "name": "dataPresence",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasAccount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuRight",
            "kind": "LinkedField",
            "name": "menus",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "right",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Preferences",
            "kind": "LinkedField",
            "name": "preferences",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "availableVendors",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "selectedVendors",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "selectedCurrency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "exchangeRateDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CurrencyRate",
                "kind": "LinkedField",
                "name": "currencies",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rate",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DataFreshness",
            "kind": "LinkedField",
            "name": "freshness",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "completeThrough",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "today",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "VendorFreshness",
                "kind": "LinkedField",
                "name": "vendors",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isEffectiveCostUsable",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Survey",
            "kind": "LinkedField",
            "name": "survey",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSubmitted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "postponedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "companies",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScrollText",
            "kind": "LinkedField",
            "name": "scrollTexts",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SiteLinks",
                "kind": "LinkedField",
                "name": "links",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "privacyUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "supportUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "termsUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "thirdPartyConsentUrl",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "classicUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuRight",
            "kind": "LinkedField",
            "name": "recentMenus",
            "plural": true,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Notice",
            "kind": "LinkedField",
            "name": "notices",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRead",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "body",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CatalogueVendor",
            "kind": "LinkedField",
            "name": "vendorCatalogue",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "badge",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasData",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAuthorised",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOffered",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FreeTrial",
            "kind": "LinkedField",
            "name": "freeTrial",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "daysLeft",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsOn",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d8313b45c9beef4bee1db64c7a42a36b",
    "id": null,
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": "query ShellQuery {\n  viewer {\n    company {\n      id\n    }\n    ...ShellContexts_viewer\n    ...SurveyGuide_viewer\n    ...Shell_viewer\n  }\n}\n\nfragment CommandPalette_viewer on Viewer {\n  ...usePlaceCommands_viewer\n  ...useActionCommands_viewer\n}\n\nfragment CompanyOfAddress_viewer on Viewer {\n  company {\n    key\n    name\n    id\n  }\n  companies {\n    id\n    key\n    name\n  }\n}\n\nfragment CompanySwitcher_viewer on Viewer {\n  company {\n    id\n    name\n  }\n  companies {\n    id\n    key\n    name\n  }\n}\n\nfragment CurrencyPicker_viewer on Viewer {\n  preferences {\n    selectedCurrency\n    exchangeRateDate\n    currencies {\n      currency\n      rate\n    }\n  }\n}\n\nfragment FreshnessStamp_viewer on Viewer {\n  freshness {\n    completeThrough\n    dataThrough\n    vendors {\n      dataThrough\n      vendor\n    }\n  }\n}\n\nfragment HelpMenu_viewer on Viewer {\n  site {\n    classicUrl\n    links {\n      supportUrl\n    }\n  }\n}\n\nfragment NoticeBell_viewer on Viewer {\n  notices {\n    id\n    isRead\n    ...NoticeEntry_notice\n  }\n}\n\nfragment NoticeEntry_notice on Notice {\n  title\n  body\n  publishedAt\n  isRead\n}\n\nfragment ScrollTexts_viewer on Viewer {\n  scrollTexts {\n    id\n    text\n    url\n  }\n}\n\nfragment ShellContexts_viewer on Viewer {\n  company {\n    key\n    id\n  }\n  dataPresence {\n    hasAccount\n  }\n  menus {\n    code\n    right\n  }\n  preferences {\n    availableVendors\n    selectedVendors\n    selectedCurrency\n    exchangeRateDate\n    currencies {\n      currency\n      rate\n    }\n  }\n  freshness {\n    completeThrough\n    dataThrough\n    firstDate\n    today\n    vendors {\n      isEffectiveCostUsable\n      vendor\n    }\n  }\n}\n\nfragment ShellFooter_viewer on Viewer {\n  site {\n    name\n    links {\n      privacyUrl\n      supportUrl\n      termsUrl\n      thirdPartyConsentUrl\n    }\n  }\n}\n\nfragment ShellHeader_viewer on Viewer {\n  ...CommandPalette_viewer\n  ...CompanySwitcher_viewer\n  ...HelpMenu_viewer\n  ...NoticeBell_viewer\n  ...ShellTools_viewer\n  ...UserMenu_viewer\n}\n\nfragment ShellTools_viewer on Viewer {\n  ...FreshnessStamp_viewer\n  ...VendorPicker_viewer\n  ...CurrencyPicker_viewer\n}\n\nfragment Shell_viewer on Viewer {\n  ...CompanyOfAddress_viewer\n  ...ScrollTexts_viewer\n  ...ShellFooter_viewer\n  ...ShellHeader_viewer\n  ...ShellTools_viewer\n  ...TrialBanner_viewer\n}\n\nfragment SurveyGuide_viewer on Viewer {\n  survey {\n    isSubmitted\n    postponedAt\n  }\n}\n\nfragment TrialBanner_viewer on Viewer {\n  freeTrial {\n    daysLeft\n    endsOn\n  }\n  site {\n    links {\n      supportUrl\n    }\n  }\n}\n\nfragment UserMenu_viewer on Viewer {\n  user {\n    name\n    email\n    id\n  }\n}\n\nfragment VendorChoice_viewer on Viewer {\n  preferences {\n    availableVendors\n    selectedVendors\n  }\n  vendorCatalogue {\n    badge\n    hasData\n    isAuthorised\n    isOffered\n    key\n    name\n    vendor\n  }\n}\n\nfragment VendorPicker_viewer on Viewer {\n  preferences {\n    selectedVendors\n  }\n  ...VendorChoice_viewer\n}\n\nfragment useActionCommands_viewer on Viewer {\n  preferences {\n    selectedCurrency\n    currencies {\n      currency\n    }\n  }\n}\n\nfragment usePlaceCommands_viewer on Viewer {\n  company {\n    id\n  }\n  companies {\n    id\n    key\n    name\n  }\n  recentMenus {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "c91f0197977227b275f6a954d9cc956b";

export default node;
