/**
 * @generated SignedSource<<a8bbba8f4ad28e7ea358e056f0b4052f>>
 * @relayHash 25230f68f787bdba35a966a77bac59e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eafd0602b370defd8cf1e240fce06e8092a2afd3ac6cff9b309ef27d1241d63

import type { ConcreteRequest } from 'relay-runtime';
export type MailDashboardInput = {
  id: string;
  idempotencyKey: string;
  recipients: ReadonlyArray<string>;
};
export type MailDialogMutation$variables = {
  input: MailDashboardInput;
};
export type MailDialogMutation$data = {
  readonly mailDashboard: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type MailDialogMutation = {
  response: MailDialogMutation$data;
  variables: MailDialogMutation$variables;
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
    "concreteType": "MailDashboardPayload",
    "kind": "LinkedField",
    "name": "mailDashboard",
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
    "name": "MailDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9eafd0602b370defd8cf1e240fce06e8092a2afd3ac6cff9b309ef27d1241d63",
    "metadata": {},
    "name": "MailDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da14eb3b6e467221ec85cc5ac4e95618";

export default node;
