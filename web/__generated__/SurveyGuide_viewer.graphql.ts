/**
 * @generated SignedSource<<56ca1e1790977f9358e8ee93c2095c6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurveyGuide_viewer$data = {
  readonly survey: {
    readonly isSubmitted: boolean;
    readonly postponedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "SurveyGuide_viewer";
};
export type SurveyGuide_viewer$key = {
  readonly " $data"?: SurveyGuide_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurveyGuide_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurveyGuide_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Survey",
      "kind": "LinkedField",
      "name": "survey",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSubmitted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postponedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0ce205b37c5d1f6cfe92d3babb604038";

export default node;
