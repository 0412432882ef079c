/**
 * @generated SignedSource<<f9df59c7f059c50cc546b41d3cb3581f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpiryCalendar_ends$data = ReadonlyArray<{
  readonly endsAt: string | null | undefined;
  readonly key: string;
  readonly name: string;
  readonly " $fragmentType": "ExpiryCalendar_ends";
}>;
export type ExpiryCalendar_ends$key = ReadonlyArray<{
  readonly " $data"?: ExpiryCalendar_ends$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpiryCalendar_ends">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ExpiryCalendar_ends",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "CommitmentEnd",
  "abstractKey": null
};

(node as any).hash = "078818b0ca2379f81c4761f947c7aa86";

export default node;
