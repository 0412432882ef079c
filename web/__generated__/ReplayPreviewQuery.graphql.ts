/**
 * @generated SignedSource<<7229694a4f9549a4b5fbe9277ff713c4>>
 * @relayHash 42852be687ba0a2516675e568a33c326
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d020b3060fc33c38c44ff6e8a39d7503bac4876a8299205c8f60362380369cb

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type AnomalyState = "ACKNOWLEDGED" | "FALSE" | "OPEN" | "PLANNED" | "RESOLVED" | "SNOOZED" | "WITHDRAWN";
export type ReplayPreviewQuery$variables = {
  id: string;
};
export type ReplayPreviewQuery$data = {
  readonly viewer: {
    readonly anomaly: {
      readonly replay: Result<{
        readonly currency: string;
        readonly factor: number;
        readonly kept: ReadonlyArray<{
          readonly startedOn: string;
        }>;
        readonly range: {
          readonly end: string;
          readonly start: string;
        };
        readonly silenced: ReadonlyArray<{
          readonly anomalyId: string | null | undefined;
          readonly impact: number;
          readonly lastSeenOn: string;
          readonly startedOn: string;
          readonly state: AnomalyState | null | undefined;
        }>;
        readonly widenedFactor: number;
      } | null | undefined, unknown>;
    } | null | undefined;
  };
};
export type ReplayPreviewQuery = {
  response: ReplayPreviewQuery$data;
  variables: ReplayPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedOn",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyReplay",
  "kind": "LinkedField",
  "name": "replay",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReplayedAnomaly",
      "kind": "LinkedField",
      "name": "kept",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DateRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReplayedAnomaly",
      "kind": "LinkedField",
      "name": "silenced",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anomalyId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "impact",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeenOn",
          "storageKey": null
        },
        (v2/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "widenedFactor",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReplayPreviewQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Anomaly",
            "kind": "LinkedField",
            "name": "anomaly",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReplayPreviewQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Anomaly",
            "kind": "LinkedField",
            "name": "anomaly",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1d020b3060fc33c38c44ff6e8a39d7503bac4876a8299205c8f60362380369cb",
    "metadata": {},
    "name": "ReplayPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5043dd0cccb0fc5d23b8fa3e8bfcd861";

export default node;
