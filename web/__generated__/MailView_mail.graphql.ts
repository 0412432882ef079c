/**
 * @generated SignedSource<<c7d6ba653c7a429cbd3f41cdab479b1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailState = "FAILED" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type MailView_mail$data = {
  readonly attachments: ReadonlyArray<{
    readonly content: string | null | undefined;
    readonly contentType: string;
    readonly name: string;
    readonly size: number;
  }>;
  readonly createdAt: string;
  readonly fault: string | null | undefined;
  readonly html: string;
  readonly nextAttemptAt: string | null | undefined;
  readonly recipients: ReadonlyArray<string>;
  readonly refusedRecipients: ReadonlyArray<string>;
  readonly sender: string;
  readonly state: MailState;
  readonly subject: string;
  readonly " $fragmentType": "MailView_mail";
};
export type MailView_mail$key = {
  readonly " $data"?: MailView_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailView_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailView_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailAttachment",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contentType",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipients",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedRecipients",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    }
  ],
  "type": "Mail",
  "abstractKey": null
};

(node as any).hash = "8eacec0efb6cbdd119b987f30cde4df8";

export default node;
