/**
 * @generated SignedSource<<fc726b49f78d1c0ac132741939d8e760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnomalyState = "ACKNOWLEDGED" | "FALSE" | "OPEN" | "PLANNED" | "RESOLVED" | "SNOOZED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type StateActions_anomaly$data = {
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

(node as any).hash = "5c9ef4e1e8d306378d60418758d6cf6e";

export default node;
