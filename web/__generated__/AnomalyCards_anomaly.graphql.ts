/**
 * @generated SignedSource<<cd82a2bcb98bb70cb86b419625a71023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnomalyUnit = "DAY" | "MONTH";
import type { FragmentRefs } from "relay-runtime";
export type AnomalyCards_anomaly$data = {
  readonly changeRate: number | null | undefined;
  readonly currency: string;
  readonly endedOn: string | null | undefined;
  readonly impact: number;
  readonly judgedThrough: string;
  readonly lastSeenOn: string;
  readonly numberOfDays: number;
  readonly real: number;
  readonly startedOn: string;
  readonly unit: AnomalyUnit;
  readonly " $fragmentType": "AnomalyCards_anomaly";
};
export type AnomalyCards_anomaly$key = {
  readonly " $data"?: AnomalyCards_anomaly$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnomalyCards_anomaly">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnomalyCards_anomaly",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeRate",
      "storageKey": null
    },
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
      "name": "endedOn",
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
      "name": "judgedThrough",
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
      "name": "numberOfDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "real",
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
      "name": "unit",
      "storageKey": null
    }
  ],
  "type": "Anomaly",
  "abstractKey": null
};

(node as any).hash = "3f541607cbfbe68517a6f209a0272520";

export default node;
