/**
 * @generated SignedSource<<427f28de931562e964067ea86df2c830>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ShellContexts_viewer" | "ShellHeader_viewer" | "ShellTools_viewer">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataThrough",
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
            "name": "ShellHeader_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShellTools_viewer"
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
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              (v1/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
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
              (v2/*:: as any*/),
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
                "name": "isEffectiveCostUsable",
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vendor",
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
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "companies",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
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
              (v1/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d10ee2def6c3e7b8538074dbcb2b989d",
    "id": null,
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": "query ShellQuery {\n  viewer {\n    company {\n      id\n    }\n    ...ShellContexts_viewer\n    ...ShellHeader_viewer\n    ...ShellTools_viewer\n  }\n}\n\nfragment CompanySwitcher_viewer on Viewer {\n  company {\n    id\n    name\n  }\n  companies {\n    id\n    name\n  }\n}\n\nfragment CurrencyPicker_viewer on Viewer {\n  preferences {\n    selectedCurrency\n    exchangeRateDate\n    currencies {\n      currency\n      rate\n    }\n  }\n}\n\nfragment FreshnessStamp_viewer on Viewer {\n  freshness {\n    completeThrough\n    dataThrough\n    vendors {\n      dataThrough\n      vendor\n    }\n  }\n}\n\nfragment ShellContexts_viewer on Viewer {\n  company {\n    key\n    id\n  }\n  menus {\n    code\n    right\n  }\n  preferences {\n    availableVendors\n    selectedVendors\n    selectedCurrency\n    exchangeRateDate\n    currencies {\n      currency\n      rate\n    }\n  }\n  freshness {\n    completeThrough\n    dataThrough\n    firstDate\n    isEffectiveCostUsable\n    today\n  }\n}\n\nfragment ShellHeader_viewer on Viewer {\n  ...CompanySwitcher_viewer\n  ...ShellTools_viewer\n  ...UserMenu_viewer\n}\n\nfragment ShellTools_viewer on Viewer {\n  ...FreshnessStamp_viewer\n  ...VendorPicker_viewer\n  ...CurrencyPicker_viewer\n}\n\nfragment UserMenu_viewer on Viewer {\n  user {\n    name\n    email\n    id\n  }\n}\n\nfragment VendorPicker_viewer on Viewer {\n  preferences {\n    availableVendors\n    selectedVendors\n  }\n}\n"
  }
};
})();

(node as any).hash = "f2bbbdbc87dd4c016a8cc52fadb2275c";

export default node;
