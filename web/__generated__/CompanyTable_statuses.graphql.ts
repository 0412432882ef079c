/**
 * @generated SignedSource<<3d2e21b6633b592f2d54fc1c702c864a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyTable_statuses$data = {
  readonly companies: ReadonlyArray<{
    readonly company: {
      readonly id: string;
      readonly name: string;
    };
    readonly completeThrough: string | null | undefined;
    readonly counts: ReadonlyArray<{
      readonly code: string;
      readonly count: number;
    }>;
    readonly lastLoadedAt: string | null | undefined;
  }>;
  readonly isStaff: boolean;
  readonly " $fragmentType": "CompanyTable_statuses";
};
export type CompanyTable_statuses$key = {
  readonly " $data"?: CompanyTable_statuses$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTable_statuses">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyTable_statuses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStaff",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "completeThrough",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastLoadedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OperationStatuses",
  "abstractKey": null
};

(node as any).hash = "b703c461d49c15db48fcb97cca5f9c17";

export default node;
