/**
 * @generated SignedSource<<2ed71c06e82f4734ba73cfb2f7d638ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyElsewhere_viewer" | "CompanyOfAddress_viewer" | "ScrollTexts_viewer" | "ShellFooter_viewer" | "ShellHeader_viewer" | "ShellTools_viewer" | "TrialBanner_viewer" | "useKeepLanguage_viewer">;
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

(node as any).hash = "e95b663805ec3abc170db89948bc81ab";

export default node;
