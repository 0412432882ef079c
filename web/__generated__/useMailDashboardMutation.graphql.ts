/**
 * @generated SignedSource<<dc7dba31fc3b878ff49b6e8925ed53cc>>
 * @relayHash 5890fba12fb971732e4f6886c73388cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dd15d4ce489d82efcd112784eee19c219f992ec16570374b43bebaf3e5e7196

import type { ConcreteRequest } from 'relay-runtime';
export type MailDashboardInput = {
  id: string;
  idempotencyKey: string;
  recipients: ReadonlyArray<string>;
};
export type useMailDashboardMutation$variables = {
  input: MailDashboardInput;
};
export type useMailDashboardMutation$data = {
  readonly mailDashboard: {
    readonly mail: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useMailDashboardMutation = {
  response: useMailDashboardMutation$data;
  variables: useMailDashboardMutation$variables;
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
        "concreteType": "DashboardMail",
        "kind": "LinkedField",
        "name": "mail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useMailDashboardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMailDashboardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3dd15d4ce489d82efcd112784eee19c219f992ec16570374b43bebaf3e5e7196",
    "metadata": {},
    "name": "useMailDashboardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db11a3987ccd9618cd351332347ba512";

export default node;
