/**
 * @generated SignedSource<<c7c42a1997d1936025cb5e0eb50419c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataChangeKind = "LOAD" | "REMOVAL" | "RESTORE" | "UNDO";
import type { FragmentRefs } from "relay-runtime";
export type ChangeRow_change$data = {
  readonly actor: string | null | undefined;
  readonly amounts: ReadonlyArray<{
    readonly billedBefore: number;
    readonly billedNow: number;
    readonly currency: string;
  }>;
  readonly at: string;
  readonly id: string;
  readonly kind: DataChangeKind;
  readonly monthCount: number;
  readonly rowsBefore: number;
  readonly rowsNow: number;
  readonly source: string;
  readonly " $fragmentType": "ChangeRow_change";
};
export type ChangeRow_change$key = {
  readonly " $data"?: ChangeRow_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRow_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRow_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DataAmountChange",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billedBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billedNow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsNow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    }
  ],
  "type": "DataChange",
  "abstractKey": null
};

(node as any).hash = "29aed54d0e223712acf580bb210612e1";

export default node;
