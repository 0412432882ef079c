/**
 * @generated SignedSource<<84a83bc212b215da84ba914029bf1ebd>>
 * @relayHash 7841cbf4511e4609ac791df0c1305f10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e465ddb34ba785b612ac2201fb7b9c0fba0580de94fdb5a3a96efdf315a8b03b

import type { ConcreteRequest } from 'relay-runtime';
export type SaveNameInput = {
  name: string;
};
export type useSaveNameMutation$variables = {
  input: SaveNameInput;
};
export type useSaveNameMutation$data = {
  readonly saveName: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
    readonly viewer: {
      readonly user: {
        readonly id: string;
        readonly name: string;
      };
    } | null | undefined;
  };
};
export type useSaveNameMutation = {
  response: useSaveNameMutation$data;
  variables: useSaveNameMutation$variables;
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
    "concreteType": "SaveNamePayload",
    "kind": "LinkedField",
    "name": "saveName",
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
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
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
                "name": "name",
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
    "name": "useSaveNameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveNameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e465ddb34ba785b612ac2201fb7b9c0fba0580de94fdb5a3a96efdf315a8b03b",
    "metadata": {},
    "name": "useSaveNameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a19b1cb72f97a8cdf01b32afbc4ae88e";

export default node;
