/**
 * @generated SignedSource<<3d4a9037af0c002b9df26df9ee99b8b8>>
 * @relayHash 9aa2bb73684325867d5c2f58c6ec74f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5c81a18956184ec8e82dceb2439b14297790fe159b6659e864e4a41c79d12da

import type { ConcreteRequest } from 'relay-runtime';
export type BillDetailPlaceholder = "NONE" | "NON_TAG" | "NO_REGION" | "UNDEFINED_GROUP";
export type BillingViewBy = "ACCOUNT" | "INVOICES" | "REGION" | "SERVICE_GROUP" | "TAG";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type useAllLayersQuery$variables = {
  detailsSet?: string | null | undefined;
  layers: number;
  month: string;
  tagKey?: string | null | undefined;
  vendor: Vendor;
  viewBy: BillingViewBy;
};
export type useAllLayersQuery$data = {
  readonly viewer: {
    readonly bill: {
      readonly details: {
        readonly rows: ReadonlyArray<{
          readonly cost: number;
          readonly currency: string;
          readonly hasChildren: boolean;
          readonly keys: ReadonlyArray<string>;
          readonly label: string;
          readonly layer: number;
          readonly placeholder: BillDetailPlaceholder | null | undefined;
        }>;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useAllLayersQuery = {
  response: useAllLayersQuery$data;
  variables: useAllLayersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "detailsSet"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layers"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagKey"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendor"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "viewBy"
},
v6 = [
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
            "name": "month",
            "variableName": "month"
          },
          {
            "kind": "Variable",
            "name": "vendor",
            "variableName": "vendor"
          }
        ],
        "concreteType": "Bill",
        "kind": "LinkedField",
        "name": "bill",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "layers",
                "variableName": "layers"
              },
              {
                "kind": "Variable",
                "name": "serviceGroupSet",
                "variableName": "detailsSet"
              },
              {
                "kind": "Variable",
                "name": "tagKey",
                "variableName": "tagKey"
              },
              {
                "kind": "Variable",
                "name": "viewBy",
                "variableName": "viewBy"
              }
            ],
            "concreteType": "BillDetails",
            "kind": "LinkedField",
            "name": "details",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BillDetailRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cost",
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
                    "kind": "ScalarField",
                    "name": "hasChildren",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keys",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "layer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "placeholder",
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAllLayersQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAllLayersQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "c5c81a18956184ec8e82dceb2439b14297790fe159b6659e864e4a41c79d12da",
    "metadata": {},
    "name": "useAllLayersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa01ba358b4c53c84b460c0fbf95d41b";

export default node;
