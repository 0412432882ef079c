/**
 * @generated SignedSource<<68b06c82d79d09352f3ce1503f71eef1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AnomalyDetectType = "AI" | "RULE";
export type AnomalySensitivity = "HIGH" | "LOW" | "MIDDLE";
export type AnomalyState = "ACKNOWLEDGED" | "FALSE" | "OPEN" | "PLANNED" | "RESOLVED" | "SNOOZED" | "WITHDRAWN";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs, Result } from "relay-runtime";
export type Handling_anomaly$data = {
  readonly analysedAt: string;
  readonly assignee: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly detectType: AnomalyDetectType;
  readonly detectedAt: string;
  readonly history: Result<{
    readonly people: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly isHidden: boolean;
  readonly isStarred: boolean;
  readonly level: AlarmLevel;
  readonly receivesAlerts: boolean;
  readonly sensitivity: AnomalySensitivity | null | undefined;
  readonly state: AnomalyState;
  readonly stateFrom: string | null | undefined;
  readonly stateUntil: string | null | undefined;
  readonly vendor: Vendor;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"StateActions_anomaly">;
  readonly " $fragmentType": "Handling_anomaly";
};
export type Handling_anomaly$key = {
  readonly " $data"?: Handling_anomaly$data;
  readonly " $fragmentSpreads": FragmentRefs<"Handling_anomaly">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Handling_anomaly",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "analysedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyPerson",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detectType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detectedAt",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AnomalyHistory",
        "kind": "LinkedField",
        "name": "history",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnomalyPerson",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    (v0/*:: as any*/),
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
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivesAlerts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sensitivity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StateActions_anomaly"
    }
  ],
  "type": "Anomaly",
  "abstractKey": null
};
})();

(node as any).hash = "88a1e1f382623da384801f6ef5ea5b4f";

export default node;
