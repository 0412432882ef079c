/**
 * @generated SignedSource<<88de0ab1d2f3a36dc0dc4211efead219>>
 * @relayHash 266730890518d77455a5ace22fa30376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6d6763d2ac302d52b90e05127163bab518204785960629c8492bbca055116f1

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveDataSourceInput = {
  id: string;
  version: number;
};
export type SourceActionsRemoveMutation$variables = {
  input: RemoveDataSourceInput;
};
export type SourceActionsRemoveMutation$data = {
  readonly removeDataSource: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type SourceActionsRemoveMutation = {
  response: SourceActionsRemoveMutation$data;
  variables: SourceActionsRemoveMutation$variables;
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
    "concreteType": "RemoveDataSourcePayload",
    "kind": "LinkedField",
    "name": "removeDataSource",
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
    "name": "SourceActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SourceActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d6d6763d2ac302d52b90e05127163bab518204785960629c8492bbca055116f1",
    "metadata": {},
    "name": "SourceActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f1bab8021243162d95a29a7a5f441e3";

export default node;
