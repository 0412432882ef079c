/**
 * @generated SignedSource<<c2a607b5b69bdbb8b3a1dfd800ed3753>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyOfAddress_viewer" | "ScrollTexts_viewer" | "ShellFooter_viewer" | "ShellHeader_viewer" | "ShellTools_viewer" | "TrialBanner_viewer">;
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d2e0c64d57f265d2261cb404f0226afe";

export default node;
