/**
 * @generated SignedSource<<54e31c4bad3695a31d732b9609a63a32>>
 * @relayHash a90f4f7326a5bb61399e80d4954bec50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0544629c6434c3dae3b64114f07d8ed6e32511f58a890854dcf6ab7f95227249

import type { ConcreteRequest } from 'relay-runtime';
export type MarkAlertsSeenInput = {
  alertIds: ReadonlyArray<string>;
};
export type useSeeAlertsMutation$variables = {
  input: MarkAlertsSeenInput;
};
export type useSeeAlertsMutation$data = {
  readonly markAlertsSeen: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly alertFeed: {
        readonly alerts: ReadonlyArray<{
          readonly id: string;
          readonly isSeen: boolean;
        }>;
        readonly unseenCount: number;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useSeeAlertsMutation = {
  response: useSeeAlertsMutation$data;
  variables: useSeeAlertsMutation$variables;
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
    "concreteType": "MarkAlertsSeenPayload",
    "kind": "LinkedField",
    "name": "markAlertsSeen",
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
            "concreteType": "AlertFeed",
            "kind": "LinkedField",
            "name": "alertFeed",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unseenCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Alert",
                "kind": "LinkedField",
                "name": "alerts",
                "plural": true,
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
                    "name": "isSeen",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSeeAlertsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSeeAlertsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0544629c6434c3dae3b64114f07d8ed6e32511f58a890854dcf6ab7f95227249",
    "metadata": {},
    "name": "useSeeAlertsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a291ccbb920318bd745f4b042d58b686";

export default node;
