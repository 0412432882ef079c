/**
 * @generated SignedSource<<73f8b22f4e0aad3d6bcd79aaa8011c39>>
 * @relayHash 8f0cbf38b5a92756c0e7120648fcc281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 756c44e43ae0fc9fe026cfb83d231972d4cf99f8d1ce718620e1312e16019aeb

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryFault = "ANSWER" | "NEEDS_PLAN" | "NO_RIGHT" | "PRIVATE_ADDRESS" | "SECRET_UNREADABLE" | "SETTLED" | "SWITCHED_OFF" | "TIMEOUT" | "UNREACHABLE" | "VENDOR_NOT_AVAILABLE";
export type TestWebhookInput = {
  id: string;
};
export type useTestWebhookMutation$variables = {
  input: TestWebhookInput;
};
export type useTestWebhookMutation$data = {
  readonly testWebhook: {
    readonly answer: string | null | undefined;
    readonly fault: DeliveryFault | null | undefined;
    readonly isTaken: boolean;
    readonly milliseconds: number;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useTestWebhookMutation = {
  response: useTestWebhookMutation$data;
  variables: useTestWebhookMutation$variables;
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
    "concreteType": "TestWebhookPayload",
    "kind": "LinkedField",
    "name": "testWebhook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "answer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fault",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isTaken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "milliseconds",
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
    "name": "useTestWebhookMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestWebhookMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "756c44e43ae0fc9fe026cfb83d231972d4cf99f8d1ce718620e1312e16019aeb",
    "metadata": {},
    "name": "useTestWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d4846c86fd6d11a56df21097ed175f4";

export default node;
