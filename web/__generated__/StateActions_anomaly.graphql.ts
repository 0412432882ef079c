/**
 * @generated SignedSource<<a5cd632d05562823b0b7fa1a35c814ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnomalyDetectType = "AI" | "RULE";
export type AnomalyState = "ACKNOWLEDGED" | "FALSE" | "OPEN" | "PLANNED" | "RESOLVED" | "SNOOZED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type StateActions_anomaly$data = {
  readonly detectType: AnomalyDetectType;
  readonly id: string;
  readonly lastSeenOn: string;
  readonly startedOn: string;
  readonly state: AnomalyState;
  readonly version: number;
  readonly " $fragmentType": "StateActions_anomaly";
};
export type StateActions_anomaly$key = {
  readonly " $data"?: StateActions_anomaly$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateActions_anomaly">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StateActions_anomaly",
  "selections": [
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedOn",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Anomaly",
  "abstractKey": null
};

(node as any).hash = "7249a7c7d11a5f9100077f12d4b8ba23";

export default node;
