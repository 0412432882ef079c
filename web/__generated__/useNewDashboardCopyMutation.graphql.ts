/**
 * @generated SignedSource<<3a41abdbdff4d26c0ca3d2ae917a3938>>
 * @relayHash 78d896dd7b53d162d85b18ea20b681da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ebb26a22af469cace7dddeb8c2d31731200233c72333639eb4773c58f84eea8

import type { ConcreteRequest } from 'relay-runtime';
export type CopyDashboardInput = {
  id: string;
};
export type useNewDashboardCopyMutation$variables = {
  input: CopyDashboardInput;
};
export type useNewDashboardCopyMutation$data = {
  readonly made: {
    readonly dashboard: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
    readonly viewer: {
      readonly dashboard: {
        readonly id: string;
      } | null | undefined;
      readonly dashboards: ReadonlyArray<{
        readonly id: string;
        readonly isSelected: boolean;
        readonly name: string;
      }> | null | undefined;
    };
  };
};
export type useNewDashboardCopyMutation = {
  response: useNewDashboardCopyMutation$data;
  variables: useNewDashboardCopyMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": "made",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DashboardPayload",
    "kind": "LinkedField",
    "name": "copyDashboard",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Dashboard",
        "kind": "LinkedField",
        "name": "dashboard",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboards",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
    "name": "useNewDashboardCopyMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewDashboardCopyMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4ebb26a22af469cace7dddeb8c2d31731200233c72333639eb4773c58f84eea8",
    "metadata": {},
    "name": "useNewDashboardCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ccec74d86aa82cf04d4e65cbf040af6";

export default node;
