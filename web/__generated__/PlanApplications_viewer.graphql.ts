/**
 * @generated SignedSource<<a738507ab9e80953a5ce6a441b51595c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PlanApplications_viewer$data = {
  readonly planApplications: Result<ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlanEntry_application">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "PlanApplications_viewer";
};
export type PlanApplications_viewer$key = {
  readonly " $data"?: PlanApplications_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanApplications_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanApplications_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PlanApplication",
        "kind": "LinkedField",
        "name": "planApplications",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlanEntry_application"
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

(node as any).hash = "69860d6a4c66ab5caf4913fea897a439";

export default node;
