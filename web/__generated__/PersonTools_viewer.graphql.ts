/**
 * @generated SignedSource<<18e72ff8d44113fe74d0d3f929ef1a80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonTools_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HelpMenu_viewer" | "NoticeBell_viewer" | "PersonMenu_viewer">;
  readonly " $fragmentType": "PersonTools_viewer";
};
export type PersonTools_viewer$key = {
  readonly " $data"?: PersonTools_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonTools_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonTools_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HelpMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoticeBell_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "306f71ea82b313af13163072463b946a";

export default node;
