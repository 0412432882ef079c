// Handlers of saved views.
import type { z } from 'zod';
import { viewAddress, viewDescriptionFault, viewNameFault } from '../../../lib/rules/saved-views.ts';
import type { savedViewEndpoints, saveViewAs } from '../../contract/cost-analytics/saved-views.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import {
  addSavedView,
  deleteSavedView,
  overwriteSavedView,
  type SavedView,
  type SavedViewFault,
  savedViewsFor,
  starSavedView,
  type ViewContent,
} from '../../stores/documents/cost-analytics/saved-views.ts';
import type { Stores } from '../shared/stores.ts';

type WireView = ReplyOf<typeof saveViewAs>;
type Content = z.output<(typeof saveViewAs)['request']>;

export function savedViewHandlers({ documents, now }: Stores): HandlersOf<typeof savedViewEndpoints> {
  return {
    savedViews: async (_request, call) => ({
      list: (await savedViewsFor(documents, ownerOf(call))).map(wireView),
    }),
    saveViewAs: async (request, call) =>
      saved(await addSavedView(documents, ownerOf(call), contentOf(request), now())),
    saveView: async ({ viewId, version, ...request }, call) => {
      const change = { viewId, version, ...contentOf(request) };
      return saved(await overwriteSavedView(documents, ownerOf(call), change, now()));
    },
    deleteView: async (request, call) => {
      const fault = await deleteSavedView(documents, ownerOf(call), request);
      if (fault) throw refusalOf(fault);
      return { result: 'OK' };
    },
    starView: async (request, call) => saved(await starSavedView(documents, ownerOf(call), request)),
  };
}

function ownerOf({ user, companyId }: Call) {
  return { userId: user.userId, companyId };
}

/** Refuses a name or description that no view may have. */
function contentOf({ viewName, description, address, isShared }: Content): ViewContent {
  const nameFault = viewNameFault(viewName);
  if (nameFault) throw new Refusal(nameFault, 'The name of a view has 1 to 254 characters.', 'viewName');
  const textFault = viewDescriptionFault(description);
  if (textFault) throw new Refusal(textFault, 'A description has at most 1000 characters.', 'description');
  return {
    name: viewName.trim(),
    description: description.trim(),
    address: viewAddress(address),
    isShared,
  };
}

function saved(outcome: SavedView | SavedViewFault): WireView {
  if (typeof outcome === 'string') throw refusalOf(outcome);
  return wireView(outcome);
}

const REFUSALS: Record<SavedViewFault, { message: string; field: string }> = {
  VIEW_NAME_IN_USE: { message: 'The user has a view of this name.', field: 'viewName' },
  TOO_MANY_VIEWS: { message: 'The user has as many views as may be.', field: 'viewName' },
  UNKNOWN_VIEW: { message: 'The user has no such view.', field: 'viewId' },
  CHANGED_MEANWHILE: { message: 'The view is another than the one that was read.', field: 'version' },
};

function refusalOf(fault: SavedViewFault): Refusal {
  return new Refusal(fault, REFUSALS[fault].message, REFUSALS[fault].field);
}

function wireView({ name, owner, ...view }: SavedView): WireView {
  return { ...view, viewName: name, ownerId: owner.userId, ownerNm: owner.name };
}
