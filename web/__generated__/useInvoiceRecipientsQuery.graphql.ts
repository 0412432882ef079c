/**
 * @generated SignedSource<<d5359568e47cd5f658a0f7ff4b962a67>>
 * @relayHash b1bb7f4ac237c1ed6e967db6791de40f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56697d649cb2e821f59a4ee4427497d48e38f3d406bfd26919a258447f3dc2fe

import type { ConcreteRequest } from 'relay-runtime';
export type RecipientFault = "DOMAIN" | "DUPLICATE" | "LOCAL_PART" | "NO_ADDRESS" | "OVER_LIMIT" | "SUFFIX" | "TOO_LONG" | "UNREGISTERED";
export type useInvoiceRecipientsQuery$variables = {
  addresses: ReadonlyArray<string>;
  search: string;
};
export type useInvoiceRecipientsQuery$data = {
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
export type useInvoiceRecipientsQuery = {
  response: useInvoiceRecipientsQuery$data;
  variables: useInvoiceRecipientsQuery$variables;
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
        "concreteType": "MailRecipients",
        "kind": "LinkedField",
        "name": "invoiceRecipients",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MailPerson",
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
    "name": "useInvoiceRecipientsQuery",
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
    "name": "useInvoiceRecipientsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "56697d649cb2e821f59a4ee4427497d48e38f3d406bfd26919a258447f3dc2fe",
    "metadata": {},
    "name": "useInvoiceRecipientsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c753ac8e86400816a632cada484b8f75";

export default node;
