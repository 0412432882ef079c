/**
 * @generated SignedSource<<9d814d07e3599670adbdfec95d974473>>
 * @relayHash 126f89deef12cf60ee1eeb673d66bdc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5229b45b6dca97ccd2fc59ef20e2f22ed7089d46d4d735f319216ed3c569d3e

import type { ConcreteRequest } from 'relay-runtime';
export type MailState = "FAILED" | "SENT" | "WAITING";
export type useSendInvoiceMailQuery$variables = {
  id: string;
};
export type useSendInvoiceMailQuery$data = {
  readonly viewer: {
    readonly mail: {
      readonly attempts: number;
      readonly fault: string | null | undefined;
      readonly state: MailState;
    } | null | undefined;
  };
};
export type useSendInvoiceMailQuery = {
  response: useSendInvoiceMailQuery$data;
  variables: useSendInvoiceMailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attempts",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fault",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendInvoiceMailQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Mail",
            "kind": "LinkedField",
            "name": "mail",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendInvoiceMailQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Mail",
            "kind": "LinkedField",
            "name": "mail",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "a5229b45b6dca97ccd2fc59ef20e2f22ed7089d46d4d735f319216ed3c569d3e",
    "metadata": {},
    "name": "useSendInvoiceMailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5dc39dceb15653b3ba863492be1d6fb6";

export default node;
