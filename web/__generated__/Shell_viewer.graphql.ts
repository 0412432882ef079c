/**
 * @generated SignedSource<<5f3360996afc556855cbabf5f716836f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyElsewhere_viewer" | "CompanyOfAddress_viewer" | "ScrollTexts_viewer" | "ShellFooter_viewer" | "Sidebar_viewer" | "TopBar_viewer" | "TrialBanner_viewer" | "useKeepLanguage_viewer">;
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
      "name": "CompanyElsewhere_viewer"
    },
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
      "name": "Sidebar_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopBar_viewer"
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

(node as any).hash = "043f315195fac488827a08ed851fd3b3";

export default node;
