/**
 * @generated SignedSource<<d53546b241215b23fbac2a0298ba7e0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type useKeepLanguage_viewer$data = {
  readonly user: Result<{
    readonly language: string;
  }, unknown>;
  readonly " $fragmentType": "useKeepLanguage_viewer";
};
export type useKeepLanguage_viewer$key = {
  readonly " $data"?: useKeepLanguage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKeepLanguage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useKeepLanguage_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "81691beca691dea377907b13702a9427";

export default node;
