/**
 * @generated SignedSource<<1f84c35639a0c4c93c8ef2e8ffb941a7>>
 * @relayHash 6b06b94f6416c4996c9a3078d4533b1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 624a2d2e00aeaf556531fcab28f6b491cdf009ab14b875975a39995e49ff4fd2

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
    "id": "624a2d2e00aeaf556531fcab28f6b491cdf009ab14b875975a39995e49ff4fd2",
    "metadata": {},
    "name": "useReservationDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4708652410e09f1556e4ae137e1dd52e";

export default node;
