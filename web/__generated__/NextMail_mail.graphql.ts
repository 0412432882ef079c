/**
 * @generated SignedSource<<2c1c6466af4d694b6c7a6204f1bec0db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailPauseReason = "BY_USER" | "DASHBOARD_GONE" | "NO_RECIPIENT_LEFT" | "SENDER_LOST_RIGHT" | "VENDOR_NOT_AVAILABLE";
import type { FragmentRefs } from "relay-runtime";
export type NextMail_mail$data = {
  readonly nextRunAt: string | null | undefined;
  readonly pauseReason: MailPauseReason | null | undefined;
  readonly " $fragmentType": "NextMail_mail";
};
export type NextMail_mail$key = {
  readonly " $data"?: NextMail_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextMail_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextMail_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseReason",
      "storageKey": null
    }
  ],
  "type": "DashboardMail",
  "abstractKey": null
};

(node as any).hash = "67c46bcdabc988bd9437fb0bead40466";

export default node;
