/**
 * @generated SignedSource<<7b05b66f3e866ac0d72cec6f2a1aaf43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteReservationInput = {
  id: string;
};
export type useReservationDeleteMutation$variables = {
  input: DeleteReservationInput;
};
export type useReservationDeleteMutation$data = {
  readonly deleteReservation: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useReservationDeleteMutation = {
  response: useReservationDeleteMutation$data;
  variables: useReservationDeleteMutation$variables;
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
    "concreteType": "DeleteReservationPayload",
    "kind": "LinkedField",
    "name": "deleteReservation",
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
    "name": "useReservationDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReservationDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6b06b94f6416c4996c9a3078d4533b1e",
    "id": null,
    "metadata": {},
    "name": "useReservationDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useReservationDeleteMutation(\n  $input: DeleteReservationInput!\n) {\n  deleteReservation(input: $input) {\n    deletedId\n    userErrors {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4708652410e09f1556e4ae137e1dd52e";

export default node;
