/**
 * @generated SignedSource<<1539927655e2cb8cc3fcd21264fa684e>>
 * @relayHash 334f31bc808159abcabac911186ece1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ba7fa7db52bbdc9104889ae9e78261a998ece1e1593e13c81e3a5aed5a83d3d

import type { ConcreteRequest } from 'relay-runtime';
export type RecipientFault = "DOMAIN" | "DUPLICATE" | "LOCAL_PART" | "NO_ADDRESS" | "OVER_LIMIT" | "SUFFIX" | "TOO_LONG" | "UNREGISTERED";
export type useDashboardRecipientsQuery$variables = {
  addresses: ReadonlyArray<string>;
  search: string;
};
export type useDashboardRecipientsQuery$data = {
  readonly viewer: {
    readonly dashboardMailRecipients: {
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
export type useDashboardRecipientsQuery = {
  response: useDashboardRecipientsQuery$data;
  variables: useDashboardRecipientsQuery$variables;
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
        "name": "dashboardMailRecipients",
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
    "name": "useDashboardRecipientsQuery",
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
    "name": "useDashboardRecipientsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6ba7fa7db52bbdc9104889ae9e78261a998ece1e1593e13c81e3a5aed5a83d3d",
    "metadata": {},
    "name": "useDashboardRecipientsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9de2c634e8a7e635fd9b3c3a21031cfe";

export default node;
