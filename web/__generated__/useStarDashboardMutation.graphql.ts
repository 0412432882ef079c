/**
 * @generated SignedSource<<03cf1260337370777ec6896c3dcd3fb3>>
 * @relayHash 6e7793f6d1f8d3f97f1ef922518bb925
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 461e76127250dd3c8269d27b1891bcd73ac5c97e8460d55839d304b71371e1e9

import type { ConcreteRequest } from 'relay-runtime';
export type StarDashboardInput = {
  id: string;
  isStarred: boolean;
};
export type useStarDashboardMutation$variables = {
  input: StarDashboardInput;
};
export type useStarDashboardMutation$data = {
  readonly starDashboard: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly dashboards: ReadonlyArray<{
        readonly id: string;
        readonly isStarred: boolean;
      }> | null | undefined;
    };
  };
};
export type useStarDashboardMutation = {
  response: useStarDashboardMutation$data;
  variables: useStarDashboardMutation$variables;
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
    "concreteType": "DashboardPayload",
    "kind": "LinkedField",
    "name": "starDashboard",
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
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboards",
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
                "name": "isStarred",
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
    "name": "useStarDashboardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStarDashboardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "461e76127250dd3c8269d27b1891bcd73ac5c97e8460d55839d304b71371e1e9",
    "metadata": {},
    "name": "useStarDashboardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e466c1480c71efd5b52aa4d4ba66e21b";

export default node;
