/**
 * @generated SignedSource<<723e7c7327b3efd2d8f804521ffaa895>>
 * @relayHash 3c39d9af7c419ba07990af6e810ca954
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a30b4f7f7c87f6a65452475fafe7d75a57b076984d04d530f6e9ffde868da18

import type { ConcreteRequest } from 'relay-runtime';
export type SendServiceRequestInput = {
  content: string;
  idempotencyKey: string;
  title: string;
};
export type ServiceRequestMutation$variables = {
  input: SendServiceRequestInput;
};
export type ServiceRequestMutation$data = {
  readonly sendServiceRequest: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type ServiceRequestMutation = {
  response: ServiceRequestMutation$data;
  variables: ServiceRequestMutation$variables;
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
    "concreteType": "SendServiceRequestPayload",
    "kind": "LinkedField",
    "name": "sendServiceRequest",
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
    "name": "ServiceRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ServiceRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0a30b4f7f7c87f6a65452475fafe7d75a57b076984d04d530f6e9ffde868da18",
    "metadata": {},
    "name": "ServiceRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36f34e8f9d876b99df92206e84cd508c";

export default node;
