/**
 * @generated SignedSource<<999ab7505c078edd54a34a4a53bd7307>>
 * @relayHash 4cd5002ddf3667b4b6ff223ec2982415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5a92c026a0111c722492855418f121aa17204a04c35023cab5344eb22192225

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryState = "FAILED" | "SENT" | "SKIPPED" | "WAITING";
export type RetryAnomalyDeliveryInput = {
  id: string;
};
export type useRetryDeliveryMutation$variables = {
  input: RetryAnomalyDeliveryInput;
};
export type useRetryDeliveryMutation$data = {
  readonly retryAnomalyDelivery: {
    readonly delivery: {
      readonly id: string;
      readonly state: DeliveryState;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useRetryDeliveryMutation = {
  response: useRetryDeliveryMutation$data;
  variables: useRetryDeliveryMutation$variables;
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
    "concreteType": "RetryAnomalyDeliveryPayload",
    "kind": "LinkedField",
    "name": "retryAnomalyDelivery",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AnomalyDelivery",
        "kind": "LinkedField",
        "name": "delivery",
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
            "name": "state",
            "storageKey": null
          }
        ],
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
    "name": "useRetryDeliveryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRetryDeliveryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5a92c026a0111c722492855418f121aa17204a04c35023cab5344eb22192225",
    "metadata": {},
    "name": "useRetryDeliveryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3463754fcbb239652239f22c7d1fce83";

export default node;
