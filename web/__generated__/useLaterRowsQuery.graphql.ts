/**
 * @generated SignedSource<<fdbcfb2e3e3280578bef685b8a6c8ad6>>
 * @relayHash d09bd835d695c2ae58ee64b16383f2ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e1531a15f5201594604ada6d14f7eab8d09ab645cfdd830e12f1bef0194706b

import type { ConcreteRequest } from 'relay-runtime';
export type BillDetailPlaceholder = "NONE" | "NON_TAG" | "NO_REGION" | "UNDEFINED_GROUP";
export type BillingViewBy = "ACCOUNT" | "INVOICES" | "REGION" | "SERVICE_GROUP" | "TAG";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type BillDetailPlace = {
  currency: string;
  keys: ReadonlyArray<string>;
};
export type useLaterRowsQuery$variables = {
  detailsSet?: string | null | undefined;
  month: string;
  tagKey?: string | null | undefined;
  under: BillDetailPlace;
  vendor: Vendor;
  viewBy: BillingViewBy;
};
export type useLaterRowsQuery$data = {
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
export type useLaterRowsQuery = {
  response: useLaterRowsQuery$data;
  variables: useLaterRowsQuery$variables;
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
  "name": "month"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagKey"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "under"
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
                "kind": "Literal",
                "name": "layers",
                "value": 1
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
                "name": "under",
                "variableName": "under"
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
    "name": "useLaterRowsQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLaterRowsQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "6e1531a15f5201594604ada6d14f7eab8d09ab645cfdd830e12f1bef0194706b",
    "metadata": {},
    "name": "useLaterRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f17f0336e02f7e09828c6e8cfec25bce";

export default node;
