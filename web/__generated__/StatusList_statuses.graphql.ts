/**
 * @generated SignedSource<<56aebbc4764f59101b8e61112cd2992f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusList_statuses$data = {
  readonly companies: ReadonlyArray<{
    readonly company: {
      readonly id: string;
    };
  }>;
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StatusRow_status">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "StatusList_statuses";
};
export type StatusList_statuses$key = {
  readonly " $data"?: StatusList_statuses$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusList_statuses">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusList_statuses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OperationCompany",
      "kind": "LinkedField",
      "name": "companies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OperationStatusEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OperationStatus",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StatusRow_status"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "type": "OperationStatuses",
  "abstractKey": null
};
})();

(node as any).hash = "824c3b1e683a08e41c45c6bcebf6a729";

export default node;
