/**
 * @generated SignedSource<<c0e6348b1a6b4f265075043cdef6ea6e>>
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDaily",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "WindowNote_window",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leftOutHours",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationSimulation",
  "abstractKey": null
};
})();

(node as any).hash = "b91a0499b8bf2f84289c529eac542eb1";

export default node;
