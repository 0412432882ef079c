/**
 * @generated SignedSource<<f02f207f664db708b1df98caf907ff32>>
 * @relayHash a5076cc0fc3cb7ecd24312349264d52f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0392a74791b8a9eb59d32cddfd685cf8b626de4b13bce99b21e1720afd758b02

import type { ConcreteRequest } from 'relay-runtime';
export type PaidFeature = "AI_ANOMALY";
export type PlanApplicationState = "APPROVED" | "OPEN" | "REJECTED";
export type ApplyForPlanInput = {
  feature: PaidFeature;
  reason: string;
};
export type useApplyForPlanMutation$variables = {
  input: ApplyForPlanInput;
};
export type useApplyForPlanMutation$data = {
  readonly applyForPlan: {
    readonly application: {
      readonly id: string;
      readonly state: PlanApplicationState;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useApplyForPlanMutation = {
  response: useApplyForPlanMutation$data;
  variables: useApplyForPlanMutation$variables;
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
    "concreteType": "ApplyForPlanPayload",
    "kind": "LinkedField",
    "name": "applyForPlan",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PlanApplication",
        "kind": "LinkedField",
        "name": "application",
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
    "name": "useApplyForPlanMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useApplyForPlanMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0392a74791b8a9eb59d32cddfd685cf8b626de4b13bce99b21e1720afd758b02",
    "metadata": {},
    "name": "useApplyForPlanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "913de0916b9eba2a3d506cee594afa5e";

export default node;
