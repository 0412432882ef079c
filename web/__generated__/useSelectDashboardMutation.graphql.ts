/**
 * @generated SignedSource<<369c627c38ab978583656dc0b7b3581a>>
 * @relayHash a61726e497fe210334b1de0bd70c8f3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f31ecd9f881c1df538bedc9c18b0434745a8633cf4a3e60f526373bf722fad43

import type { ConcreteRequest } from 'relay-runtime';
export type SelectDashboardInput = {
  id: string;
};
export type useSelectDashboardMutation$variables = {
  input: SelectDashboardInput;
};
export type useSelectDashboardMutation$data = {
  readonly selectDashboard: {
    readonly viewer: {
      readonly dashboard: {
        readonly id: string;
      } | null | undefined;
      readonly dashboards: ReadonlyArray<{
        readonly id: string;
        readonly isSelected: boolean;
      }> | null | undefined;
    };
  };
};
export type useSelectDashboardMutation = {
  response: useSelectDashboardMutation$data;
  variables: useSelectDashboardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DashboardPayload",
    "kind": "LinkedField",
    "name": "selectDashboard",
    "plural": false,
    "selections": [
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
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboards",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSelected",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboard",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "useSelectDashboardMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSelectDashboardMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f31ecd9f881c1df538bedc9c18b0434745a8633cf4a3e60f526373bf722fad43",
    "metadata": {},
    "name": "useSelectDashboardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16d38ca0992d69fb66018e1c462ed722";

export default node;
