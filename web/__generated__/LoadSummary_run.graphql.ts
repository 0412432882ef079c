/**
 * @generated SignedSource<<d0f9ae221ab186a195543277baf77cb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LoadOrigin = "COMMAND" | "DEMO" | "INBOX" | "SOURCE" | "UPLOAD";
export type LoadState = "FAILED" | "INTERRUPTED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED";
import type { FragmentRefs } from "relay-runtime";
export type LoadSummary_run$data = {
  readonly endedAt: string | null | undefined;
  readonly fault: {
    readonly file: string | null | undefined;
    readonly message: string;
  } | null | undefined;
  readonly origin: LoadOrigin;
  readonly progress: {
    readonly done: number;
    readonly name: string;
    readonly step: string;
    readonly total: number;
  } | null | undefined;
  readonly source: string;
  readonly startedAt: string;
  readonly startedBy: string | null | undefined;
  readonly state: LoadState;
  readonly " $fragmentType": "LoadSummary_run";
};
export type LoadSummary_run$key = {
  readonly " $data"?: LoadSummary_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadSummary_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadSummary_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadFault",
      "kind": "LinkedField",
      "name": "fault",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "file",
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

(node as any).hash = "e13afe80c082aa5259349c35b9913e56";

export default node;
