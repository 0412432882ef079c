/**
 * @generated SignedSource<<cbab78f67f5306c2d0ee73079b123be8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BudgetScopeKind = "ACCOUNT" | "COMPANY" | "SERVICE_GROUP" | "TAG" | "VENDOR";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type BudgetBoard_budgets$data = {
  readonly choices: {
    readonly accounts: ReadonlyArray<{
      readonly account: string;
      readonly name: string;
      readonly vendor: Vendor;
    }>;
    readonly serviceGroupSets: ReadonlyArray<{
      readonly groups: ReadonlyArray<string>;
      readonly set: string;
    }>;
    readonly vendors: ReadonlyArray<Vendor>;
  };
  readonly currency: string;
  readonly daysComplete: number;
  readonly daysInMonth: number;
  readonly months: ReadonlyArray<string>;
  readonly rates: ReadonlyArray<{
    readonly date: string | null | undefined;
    readonly from: string;
    readonly rate: number;
    readonly source: string;
    readonly to: string;
  }>;
  readonly rows: ReadonlyArray<{
    readonly key: string;
    readonly months: ReadonlyArray<{
      readonly budget: number | null | undefined;
      readonly expected: number | null | undefined;
      readonly expectedRate: number | null | undefined;
      readonly isRolledUp: boolean;
      readonly month: string;
      readonly prorated: number | null | undefined;
      readonly rate: number | null | undefined;
      readonly set: {
        readonly amount: string;
        readonly currency: string;
      } | null | undefined;
      readonly spent: number;
    }>;
    readonly name: string;
    readonly scope: {
      readonly account: string | null | undefined;
      readonly kind: BudgetScopeKind;
      readonly serviceGroup: string | null | undefined;
      readonly serviceGroupSet: string | null | undefined;
      readonly tagKey: string | null | undefined;
      readonly tagValue: string | null | undefined;
      readonly vendor: Vendor | null | undefined;
    };
  }>;
  readonly thisMonth: string;
  readonly unconverted: ReadonlyArray<{
    readonly amount: number;
    readonly currency: string;
  }>;
  readonly version: string;
  readonly " $fragmentType": "BudgetBoard_budgets";
};
export type BudgetBoard_budgets$key = {
  readonly " $data"?: BudgetBoard_budgets$data;
  readonly " $fragmentSpreads": FragmentRefs<"BudgetBoard_budgets">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
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
  "name": "vendor",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BudgetBoard_budgets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thisMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysComplete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysInMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BudgetRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BudgetScope",
          "kind": "LinkedField",
          "name": "scope",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceGroupSet",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceGroup",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tagKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tagValue",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BudgetFigures",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "month",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "budget",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "spent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "prorated",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expected",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expectedRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRolledUp",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BudgetAmount",
              "kind": "LinkedField",
              "name": "set",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                (v0/*:: as any*/)
              ],
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
      "concreteType": "BudgetChoices",
      "kind": "LinkedField",
      "name": "choices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vendors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BudgetAccount",
          "kind": "LinkedField",
          "name": "accounts",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BudgetGroupSet",
          "kind": "LinkedField",
          "name": "serviceGroupSets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "set",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "groups",
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
      "concreteType": "AppliedRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyAmount",
      "kind": "LinkedField",
      "name": "unconverted",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Budgets",
  "abstractKey": null
};
})();

(node as any).hash = "831f326b33de6c0482cbe987421be7b8";

export default node;
