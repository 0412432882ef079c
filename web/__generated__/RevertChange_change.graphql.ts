/**
 * @generated SignedSource<<aebaf2f8b6159ce062063048b1ab9428>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataChangeBlock = "DATA_CHANGED_SINCE" | "DATA_NOT_KEPT";
export type DataChangeKind = "LOAD" | "REMOVAL" | "RESTORE" | "UNDO";
import type { FragmentRefs } from "relay-runtime";
export type RevertChange_change$data = {
  readonly actor: string | null | undefined;
  readonly at: string;
  readonly block: DataChangeBlock | null | undefined;
  readonly id: string;
  readonly keptUntil: string | null | undefined;
  readonly kind: DataChangeKind;
  readonly source: string;
  readonly " $fragmentType": "RevertChange_change";
};
export type RevertChange_change$key = {
  readonly " $data"?: RevertChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevertChange_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevertChange_change",
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
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "block",
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
      "name": "keptUntil",
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
      "name": "source",
      "storageKey": null
    }
  ],
  "type": "DataChange",
  "abstractKey": null
};

(node as any).hash = "76bd39bc632358363d23125a2e90cb26";

export default node;
