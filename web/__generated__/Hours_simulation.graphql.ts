/**
 * @generated SignedSource<<6918db3925052e58c2fc9af351b3a4c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hours_simulation$data = {
  readonly hours: {
    readonly axis: ReadonlyArray<string>;
    readonly isLeftOut: ReadonlyArray<boolean>;
    readonly onDemand: ReadonlyArray<number | null | undefined>;
  };
  readonly window: {
    readonly end: string;
    readonly isDaily: boolean;
    readonly start: string;
    readonly " $fragmentSpreads": FragmentRefs<"WindowNote_window">;
  } | null | undefined;
  readonly " $fragmentType": "Hours_simulation";
};
export type Hours_simulation$key = {
  readonly " $data"?: Hours_simulation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hours_simulation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Hours_simulation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecommendationHours",
      "kind": "LinkedField",
      "name": "hours",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "axis",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLeftOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onDemand",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecommendationWindow",
      "kind": "LinkedField",
      "name": "window",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDaily",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WindowNote_window"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationSimulation",
  "abstractKey": null
};

(node as any).hash = "b91a0499b8bf2f84289c529eac542eb1";

export default node;
