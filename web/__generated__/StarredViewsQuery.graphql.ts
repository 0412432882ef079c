/**
 * @generated SignedSource<<b2fd16d378de957de75043d6dd870cfb>>
 * @relayHash 55f84dc01d85034dac31f1967e1e1c53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d317bee045a6fa2bb77c793677820d71b18e8a608acd94d4834de404013c738

import type { ConcreteRequest } from 'relay-runtime';
export type StarredViewsQuery$variables = Record<PropertyKey, never>;
export type StarredViewsQuery$data = {
  readonly viewer: {
    readonly savedViews: ReadonlyArray<{
      readonly address: string;
      readonly id: string;
      readonly isStarred: boolean;
      readonly name: string;
    }> | null | undefined;
  };
};
export type StarredViewsQuery = {
  response: StarredViewsQuery$data;
  variables: StarredViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isStarred",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StarredViewsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StarredViewsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7d317bee045a6fa2bb77c793677820d71b18e8a608acd94d4834de404013c738",
    "metadata": {},
    "name": "StarredViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5fcccdec8adeb67a90e1be79d267044";

export default node;
