/**
 * @generated SignedSource<<90d5b77a434e7e3fe1d55b8639d730e5>>
 * @relayHash 328cd1a1e223d8f0f4f9ba36b194f70a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66a617e2900db6de3b5f95ee14abed5b2a895db867aa1a4c46744fa3653f73cd

import type { ConcreteRequest } from 'relay-runtime';
export type SaveViewAsInput = {
  address: string;
  description?: string;
  isShared?: boolean;
  name: string;
};
export type useSaveViewAsMutation$variables = {
  input: SaveViewAsInput;
};
export type useSaveViewAsMutation$data = {
  readonly saveViewAs: {
    readonly savedView: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveViewAsMutation = {
  response: useSaveViewAsMutation$data;
  variables: useSaveViewAsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveViewPayload",
    "kind": "LinkedField",
    "name": "saveViewAs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedView",
        "plural": false,
        "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveViewAsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveViewAsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "66a617e2900db6de3b5f95ee14abed5b2a895db867aa1a4c46744fa3653f73cd",
    "metadata": {},
    "name": "useSaveViewAsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f37d3a2716e0d21e5c929555f8090aa";

export default node;
