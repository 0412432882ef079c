/**
 * @generated SignedSource<<6fe0bfcf3a46c3ed81e25e672b7a3a63>>
 * @relayHash d15fb165c5122a2ec32ac883a3903874
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81c24a8fc385ed83e35edae67ec47c7fc1efe331ab985d6b9bed2b493adac60e

import type { ConcreteRequest } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AnomalyDetectType = "AI" | "RULE";
export type AnomalySensitivity = "HIGH" | "LOW" | "MIDDLE";
export type AnomalyState = "ACKNOWLEDGED" | "FALSE" | "OPEN" | "PLANNED" | "RESOLVED" | "SNOOZED" | "WITHDRAWN";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type AnomalyFilterInput = {
  detectType?: AnomalyDetectType | null | undefined;
  end?: string | null | undefined;
  isStarred?: boolean | null | undefined;
  isWithHidden?: boolean;
  levels?: ReadonlyArray<AlarmLevel> | null | undefined;
  sensitivity?: AnomalySensitivity | null | undefined;
  start?: string | null | undefined;
  states?: ReadonlyArray<AnomalyState> | null | undefined;
  topKey?: string | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type DayAnomaliesQuery$variables = {
  filter: AnomalyFilterInput;
};
export type DayAnomaliesQuery$data = {
  readonly viewer: {
    readonly anomalies: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly level: AlarmLevel;
          readonly message: string;
        };
      }>;
      readonly totalCount: number;
    } | null | undefined;
  };
};
export type DayAnomaliesQuery = {
  response: DayAnomaliesQuery$data;
  variables: DayAnomaliesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Literal",
            "name": "itemsPerPage",
            "value": 10
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "LEVEL"
          }
        ],
        "concreteType": "AnomalyConnection",
        "kind": "LinkedField",
        "name": "anomalies",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnomalyEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Anomaly",
                "kind": "LinkedField",
                "name": "node",
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
                    "name": "level",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
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
    "name": "DayAnomaliesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DayAnomaliesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "81c24a8fc385ed83e35edae67ec47c7fc1efe331ab985d6b9bed2b493adac60e",
    "metadata": {},
    "name": "DayAnomaliesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ef74c22220ff70dc39d9fdcba0f06f6";

export default node;
