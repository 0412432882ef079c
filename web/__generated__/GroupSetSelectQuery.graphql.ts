/**
 * @generated SignedSource<<e82f52cf9fdb3fd4948dc82794e6cbd7>>
 * @relayHash 078a432fc314ae1fd52470b0e82d780f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80a83d0e9d6f21aaf46ad9cf65c24cac7ea240bc1b5fb2ac2497a0e32970e682

import type { ConcreteRequest } from 'relay-runtime';
export type GroupSetSelectQuery$variables = Record<PropertyKey, never>;
export type GroupSetSelectQuery$data = {
  readonly viewer: {
    readonly serviceGroupSets: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  };
};
export type GroupSetSelectQuery = {
  response: GroupSetSelectQuery$data;
  variables: GroupSetSelectQuery$variables;
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
        "concreteType": "ServiceGroupSet",
        "kind": "LinkedField",
        "name": "serviceGroupSets",
        "plural": true,
        "selections": [
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
    "name": "GroupSetSelectQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GroupSetSelectQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "80a83d0e9d6f21aaf46ad9cf65c24cac7ea240bc1b5fb2ac2497a0e32970e682",
    "metadata": {},
    "name": "GroupSetSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38ada958862f9d013fbbd7f165f1088c";

export default node;
