/**
 * @generated SignedSource<<a61cb07986d72028116af3936436c44d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyOfAddress_viewer" | "ScrollTexts_viewer" | "ShellFooter_viewer" | "ShellHeader_viewer" | "ShellTools_viewer" | "TrialBanner_viewer" | "useKeepLanguage_viewer">;
  readonly " $fragmentType": "Shell_viewer";
};
export type Shell_viewer$key = {
  readonly " $data"?: Shell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shell_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyOfAddress_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScrollTexts_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShellFooter_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShellHeader_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShellTools_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrialBanner_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useKeepLanguage_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "dc9f51b4e403196e65ee853ac6951b35";

export default node;
