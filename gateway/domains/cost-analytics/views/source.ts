// Calls of saved views.
import { MAX_VIEW_ADDRESS, viewDescriptionFault, viewNameFault } from '../../../../lib/rules/saved-views.ts';
import {
  deleteView,
  savedViews,
  saveView,
  saveViewAs,
  starView,
} from '../../../../upstream/contract/cost-analytics/saved-views.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type {
  DeleteViewInput,
  SavedView,
  SaveViewAsInput,
  SaveViewInput,
  StarViewInput,
  UserError,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { ViewerContext } from '../../../viewer.ts';

type WireView = ReplyOf<typeof saveView>;

export class SavedViewsSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  /** The viewer's own and those that are shared, by name. */
  async list(): Promise<SavedView[]> {
    const { list } = await this.#loader.load(savedViews, {});
    return Promise.all(list.map((view) => this.#shape(view)));
  }

  async saveAs(input: SaveViewAsInput) {
    const fault = textFault(input);
    if (fault) return { userErrors: [fault] };
    return this.#outcome(this.#loader.write(saveViewAs, contentOf(input), [savedViews]));
  }

  async save({ id, version, ...input }: SaveViewInput) {
    const fault = textFault(input);
    if (fault) return { userErrors: [fault] };
    const viewId = keyOf(id);
    if (viewId === null) return { userErrors: [UNKNOWN_VIEW] };
    const request = { ...contentOf(input), viewId, version };
    return this.#outcome(this.#loader.write(saveView, request, [savedViews]));
  }

  async delete({ id, version }: DeleteViewInput) {
    const viewId = keyOf(id);
    if (viewId === null) return { userErrors: [UNKNOWN_VIEW] };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(deleteView, { viewId, version }, [savedViews]),
    );
    return { userErrors, deletedId: result && id };
  }

  async star({ id, isStarred }: StarViewInput) {
    const viewId = keyOf(id);
    if (viewId === null) return { userErrors: [UNKNOWN_VIEW] };
    return this.#outcome(this.#loader.write(starView, { viewId, isStarred }, [savedViews]));
  }

  async #outcome(call: Promise<WireView>) {
    const { result, userErrors } = await orUserErrors(call);
    return { userErrors, savedView: result && (await this.#shape(result)) };
  }

  async #shape({ viewId, viewName, ownerId, ownerNm, ...view }: WireView): Promise<SavedView> {
    const { userId } = await this.#viewer.user();
    return {
      ...view,
      id: toGlobalId('SavedView', viewId),
      name: viewName,
      isOwn: ownerId === userId,
      ownerName: ownerNm,
    };
  }
}

const UNKNOWN_VIEW = userError('UNKNOWN_VIEW', 'id', 'no id of a view of the viewer');

function keyOf(id: string): string | null {
  const found = fromGlobalId(id);
  return found?.type === 'SavedView' ? found.key : null;
}

function contentOf({ name, description, address, isShared }: SaveViewAsInput) {
  if (address.length > MAX_VIEW_ADDRESS)
    throw inputError('address', `an address has at most ${MAX_VIEW_ADDRESS} characters`);
  return { viewName: name, description, address, isShared };
}

/** Members of the services' request, as the input calls them. */
function textFault({ name, description }: Pick<SaveViewAsInput, 'name' | 'description'>): UserError | null {
  const ofName = viewNameFault(name);
  if (ofName) return userError(ofName, 'name', 'a name of 1 to 254 characters is needed');
  const ofText = viewDescriptionFault(description);
  return ofText && userError(ofText, 'description', 'a description has at most 1000 characters');
}
