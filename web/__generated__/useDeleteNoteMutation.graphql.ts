/**
 * @generated SignedSource<<5f8c2be89e358b8efc9aaef6ab50e023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCostNoteInput = {
  id: string;
  version: number;
};
export type useDeleteNoteMutation$variables = {
  input: DeleteCostNoteInput;
};
export type useDeleteNoteMutation$data = {
  readonly deleteCostNote: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useDeleteNoteMutation = {
  response: useDeleteNoteMutation$data;
  variables: useDeleteNoteMutation$variables;
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
    "concreteType": "DeleteCostNotePayload",
    "kind": "LinkedField",
    "name": "deleteCostNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
        "storageKey": null
      },
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
    "name": "useDeleteNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f814ee830c0f478c909db97710273ea1",
    "id": null,
    "metadata": {},
    "name": "useDeleteNoteMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteNoteMutation(\n  $input: DeleteCostNoteInput!\n) {\n  deleteCostNote(input: $input) {\n    deletedId\n    userErrors {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6012a976d7dff9442d1921228d243fde";

export default node;
