/**
 * @generated SignedSource<<011efc5226e45f0f25149dc3822c5275>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusFilters_statuses$data = {
  readonly companies: ReadonlyArray<{
    readonly company: {
      readonly id: string;
      readonly name: string;
    };
    readonly counts: ReadonlyArray<{
      readonly code: string;
    }>;
  }>;
  readonly " $fragmentType": "StatusFilters_statuses";
};
export type StatusFilters_statuses$key = {
  readonly " $data"?: StatusFilters_statuses$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusFilters_statuses">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusFilters_statuses",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OperationStatusCount",
          "kind": "LinkedField",
          "name": "counts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OperationStatuses",
  "abstractKey": null
};

(node as any).hash = "0b9eb1964aa13c46f716f65c71d244f1";

export default node;
