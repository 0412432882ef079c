/**
 * @generated SignedSource<<0213b0df7b9f8a5014fc252ef5fc1f12>>
 * @relayHash 1ae7ac3868e48fda88f644fe576eeb79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c127b422d679f007dab625b40ac1305cf03d1a881c9feb396ee967d163869024

import type { ConcreteRequest } from 'relay-runtime';
export type BillState = "CONFIRMED" | "ESTIMATED" | "UNCONFIRMED";
export type BillStatusReason = "BEFORE_CONFIRMATION_DAY" | "BEFORE_INVOICE_DAY" | "CONFIRMATION_DAY_PASSED" | "CONFIRMED_BY_PERSON" | "INVOICED" | "LOADED_BEFORE_CLOSE" | "LOADED_BEFORE_INVOICE_DAY" | "MONTH_NOT_ENDED" | "PERIOD_CLOSED" | "PERIOD_OPEN";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SentBillQuery$variables = {
  vendor: Vendor;
};
export type SentBillQuery$data = {
  readonly viewer: {
    readonly bills: {
      readonly months: ReadonlyArray<{
        readonly month: string;
        readonly status: {
          readonly confirmedAt: string | null | undefined;
          readonly confirmedBy: string | null | undefined;
          readonly nextDate: string | null | undefined;
          readonly reason: BillStatusReason;
          readonly state: BillState;
        };
      }>;
    } | null | undefined;
  };
};
export type SentBillQuery = {
  response: SentBillQuery$data;
  variables: SentBillQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vendor"
  }
],
v1 = [
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
            "name": "vendor",
            "variableName": "vendor"
          }
        ],
        "concreteType": "BillList",
        "kind": "LinkedField",
        "name": "bills",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BillMonth",
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
                "concreteType": "BillStatus",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nextDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "confirmedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "confirmedBy",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SentBillQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SentBillQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c127b422d679f007dab625b40ac1305cf03d1a881c9feb396ee967d163869024",
    "metadata": {},
    "name": "SentBillQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8461da68c29e3cb3bebe04e2f9157054";

export default node;
