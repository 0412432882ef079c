/**
 * @generated SignedSource<<3c05acf2a6d4f05ee23f838a60c4d1fb>>
 * @relayHash 285aae5a67bda02fb100cc796c8885a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dec730ac198cc048305d00736654b5a4b7b1e3e6e59a132b12fe17330d1bcd6d

import type { ConcreteRequest } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ChargeFieldsQuery$variables = {
  month: string;
  vendor: Vendor;
};
export type ChargeFieldsQuery$data = {
  readonly viewer: {
    readonly bill: {
      readonly charges: {
        readonly bills: ReadonlyArray<{
          readonly accounts: ReadonlyArray<{
            readonly key: string;
            readonly label: string;
          }>;
        }>;
      } | null | undefined;
    } | null | undefined;
  };
};
export type ChargeFieldsQuery = {
  response: ChargeFieldsQuery$data;
  variables: ChargeFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendor"
},
v2 = [
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
            "args": null,
            "concreteType": "BillCharges",
            "kind": "LinkedField",
            "name": "charges",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CurrencyBill",
                "kind": "LinkedField",
                "name": "bills",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AccountCharge",
                    "kind": "LinkedField",
                    "name": "accounts",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "key",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "label",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChargeFieldsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChargeFieldsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dec730ac198cc048305d00736654b5a4b7b1e3e6e59a132b12fe17330d1bcd6d",
    "metadata": {},
    "name": "ChargeFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19206f1e123f9cdf425b45fc39b3a2a3";

export default node;
