/**
 * @generated SignedSource<<d724dea91a80a1fcec4de916eb6c3faf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
    }
  ],
  "type": "Anomaly",
  "abstractKey": null
};

(node as any).hash = "32e6b50b040fc5db62e518dc5a62c759";

export default node;
