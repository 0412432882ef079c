/**
 * @generated SignedSource<<0d817361bcd28a32c4b43cbb027cbd33>>
 * @relayHash 83752168fa04483fdefb71c87d3e1555
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ea0cb991a2f2172cb3901fa100f174dd9274424ee74ac171821fdfd40c4fd29

import type { ConcreteRequest } from 'relay-runtime';
export type BudgetScopeKind = "ACCOUNT" | "COMPANY" | "SERVICE_GROUP" | "TAG" | "VENDOR";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type BudgetScopeInput = {
  account?: string | null | undefined;
  kind: BudgetScopeKind;
  serviceGroup?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  tagValue?: string | null | undefined;
  vendor?: Vendor | null | undefined;
};
export type FillFromLastYearQuery$variables = {
  basis: CostBasis;
  months: ReadonlyArray<string>;
  percent: number;
  scopes: ReadonlyArray<BudgetScopeInput>;
};
export type FillFromLastYearQuery$data = {
  readonly viewer: {
    readonly budgetProposal: {
      readonly cells: ReadonlyArray<{
        readonly amount: string;
        readonly currency: string;
        readonly month: string;
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
    } | null | undefined;
  };
};
export type FillFromLastYearQuery = {
  response: FillFromLastYearQuery$data;
  variables: FillFromLastYearQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "basis"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "months"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "percent"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scopes"
},
v4 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "basis",
            "variableName": "basis"
          },
          {
            "kind": "Variable",
            "name": "months",
            "variableName": "months"
          },
          {
            "kind": "Variable",
            "name": "percent",
            "variableName": "percent"
          },
          {
            "kind": "Variable",
            "name": "scopes",
            "variableName": "scopes"
          }
        ],
        "concreteType": "BudgetProposal",
        "kind": "LinkedField",
        "name": "budgetProposal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BudgetCell",
            "kind": "LinkedField",
            "name": "cells",
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
                "name": "amount",
                "storageKey": null
              },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vendor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "account",
                    "storageKey": null
                  },
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FillFromLastYearQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FillFromLastYearQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "9ea0cb991a2f2172cb3901fa100f174dd9274424ee74ac171821fdfd40c4fd29",
    "metadata": {},
    "name": "FillFromLastYearQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1a1afba4d459a85ccf4cca619cf31bf";

export default node;
