/**
 * @generated SignedSource<<16ba34efddab8a9fe0ab711466137292>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LoadOrigin = "COMMAND" | "DEMO" | "INBOX" | "SOURCE" | "UPLOAD";
export type LoadState = "FAILED" | "INTERRUPTED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED";
import type { FragmentRefs } from "relay-runtime";
export type LoadRow_run$data = {
  readonly fileCount: number | null | undefined;
  readonly id: string;
  readonly monthsShrunk: number | null | undefined;
  readonly origin: LoadOrigin;
  readonly progress: {
    readonly done: number;
    readonly name: string;
    readonly step: string;
    readonly total: number;
  } | null | undefined;
  readonly rowsLoaded: number | null | undefined;
  readonly rowsRejected: number | null | undefined;
  readonly source: string;
  readonly startedAt: string;
  readonly startedBy: string | null | undefined;
  readonly state: LoadState;
  readonly " $fragmentType": "LoadRow_run";
};
export type LoadRow_run$key = {
  readonly " $data"?: LoadRow_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadRow_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadRow_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileCount",
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
      "name": "monthsShrunk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
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
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsLoaded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsRejected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedBy",
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
  "type": "LoadRun",
  "abstractKey": null
};

(node as any).hash = "b641ac7416aaf4b5dda75ee8fbf9c06e";

export default node;
