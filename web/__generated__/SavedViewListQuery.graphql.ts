/**
 * @generated SignedSource<<5e594131c53a05ee75bcd478d1f78998>>
 * @relayHash d62cbe011d5f00eecb03dbe07043170b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 016c14ba3e0267f0546d2a0a899ad913f726c38fa8e893b691bfba50b43471d0

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type SavedViewListQuery$variables = Record<PropertyKey, never>;
export type SavedViewListQuery$data = {
  readonly viewer: {
    readonly savedViews: Result<ReadonlyArray<{
      readonly address: string;
      readonly description: string;
      readonly id: string;
      readonly isOwn: boolean;
      readonly isShared: boolean;
      readonly name: string;
      readonly ownerName: string;
      readonly version: number;
    }> | null | undefined, unknown>;
  };
};
export type SavedViewListQuery = {
  response: SavedViewListQuery$data;
  variables: SavedViewListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "SavedView",
  "kind": "LinkedField",
  "name": "savedViews",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedViewListQuery",
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
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "RESULT"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedViewListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "016c14ba3e0267f0546d2a0a899ad913f726c38fa8e893b691bfba50b43471d0",
    "metadata": {},
    "name": "SavedViewListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62d26a43e749ba7ff531c2540ca90999";

export default node;
