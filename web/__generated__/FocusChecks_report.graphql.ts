/**
 * @generated SignedSource<<4de5fe7eab1924be50e135870552cebf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FocusKeyword = "MUST" | "SHOULD";
export type FocusRuleKind = "AFTER" | "CURRENCY" | "JSON" | "NAMED" | "NEVER_WHERE" | "NOT_NULL" | "NULL_WHERE" | "NUMBER" | "PRESENT" | "PRODUCT" | "SAME_WHERE" | "SET_WHERE" | "TIME" | "WORD" | "ZERO_WHERE";
import type { FragmentRefs } from "relay-runtime";
export type FocusChecks_report$data = {
  readonly files: ReadonlyArray<{
    readonly check: {
      readonly broken: ReadonlyArray<{
        readonly column: string;
        readonly first: ReadonlyArray<{
          readonly line: number;
          readonly value: string | null | undefined;
        }>;
        readonly id: string;
        readonly keyword: FocusKeyword;
        readonly kind: FocusRuleKind;
        readonly other: string | null | undefined;
        readonly rows: number | null | undefined;
        readonly where: string | null | undefined;
        readonly words: ReadonlyArray<string>;
      }>;
      readonly ruleCount: number;
      readonly version: string;
    } | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "FocusChecks_report";
};
export type FocusChecks_report$key = {
  readonly " $data"?: FocusChecks_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FocusChecks_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FocusChecks_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadedFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FocusCheck",
          "kind": "LinkedField",
          "name": "check",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BrokenFocusRule",
              "kind": "LinkedField",
              "name": "broken",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "column",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BrokenFocusRow",
                  "kind": "LinkedField",
                  "name": "first",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "line",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
                      "storageKey": null
                    }
                  ],
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
                  "name": "keyword",
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
                  "name": "other",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rows",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "where",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "words",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ruleCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LoadReport",
  "abstractKey": null
};

(node as any).hash = "c866b748ccdea76cdc58b50852385bcc";

export default node;
