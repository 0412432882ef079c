/**
 * @generated SignedSource<<c4567b6ffb295c45fd7fc0d72d9be089>>
 * @relayHash 015e4ab95720bc312875767f5a261eea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5918c6d99afd276fa0f8f4012658c0f9d421d0f50437891e892b2e793da030fe

import type { ConcreteRequest } from 'relay-runtime';
export type RecipientFault = "DOMAIN" | "DUPLICATE" | "LOCAL_PART" | "NO_ADDRESS" | "OVER_LIMIT" | "SUFFIX" | "TOO_LONG" | "UNREGISTERED";
export type useRecipientsQuery$variables = {
  addresses: ReadonlyArray<string>;
  search: string;
};
export type useRecipientsQuery$data = {
  readonly viewer: {
    readonly invoiceRecipients: {
      readonly addresses: ReadonlyArray<{
        readonly address: string;
        readonly fault: RecipientFault | null | undefined;
      }>;
      readonly people: ReadonlyArray<{
        readonly email: string;
        readonly name: string;
      }>;
    } | null | undefined;
  };
};
export type useRecipientsQuery = {
  response: useRecipientsQuery$data;
  variables: useRecipientsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "addresses"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
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
            "name": "addresses",
            "variableName": "addresses"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "InvoiceRecipients",
        "kind": "LinkedField",
        "name": "invoiceRecipients",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoicePerson",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CheckedAddress",
            "kind": "LinkedField",
            "name": "addresses",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fault",
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
    "name": "useRecipientsQuery",
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
    "name": "useRecipientsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5918c6d99afd276fa0f8f4012658c0f9d421d0f50437891e892b2e793da030fe",
    "metadata": {},
    "name": "useRecipientsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d0348ebb55c9ef42fab344605e6e1fcc";

export default node;
