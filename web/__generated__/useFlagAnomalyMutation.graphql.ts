/**
 * @generated SignedSource<<cfe0f5e04365b20b14b8be127f6d4ec3>>
 * @relayHash 0c194de8dbfcb8706e0ec20f6a9597e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ebb2ad309142d4a601f889c230247eb8370bb75f3cd50e92a31a20f38e057b1

import type { ConcreteRequest } from 'relay-runtime';
export type FlagAnomalyInput = {
  id: string;
  isHidden?: boolean | null | undefined;
  isStarred?: boolean | null | undefined;
  receivesAlerts?: boolean | null | undefined;
};
export type useFlagAnomalyMutation$variables = {
  input: FlagAnomalyInput;
};
export type useFlagAnomalyMutation$data = {
  readonly flagAnomaly: {
    readonly anomaly: {
      readonly id: string;
      readonly isHidden: boolean;
      readonly isStarred: boolean;
      readonly receivesAlerts: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useFlagAnomalyMutation = {
  response: useFlagAnomalyMutation$data;
  variables: useFlagAnomalyMutation$variables;
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
    "concreteType": "AnomalyPayload",
    "kind": "LinkedField",
    "name": "flagAnomaly",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Anomaly",
        "kind": "LinkedField",
        "name": "anomaly",
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
            "name": "isHidden",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isStarred",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "receivesAlerts",
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
    "name": "useFlagAnomalyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFlagAnomalyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3ebb2ad309142d4a601f889c230247eb8370bb75f3cd50e92a31a20f38e057b1",
    "metadata": {},
    "name": "useFlagAnomalyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9b4f9c4260a4b4159d90bb3f07a3725f";

export default node;
