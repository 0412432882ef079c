// Calls of the platform about news, feedback, and the menus that the viewer opened last.
import { isWithinLength } from '../../../lib/rules/text-rules.ts';
import { recentMenu, surveyCheck, surveySave } from '../../../upstream/contract/platform/feedback.ts';
import { noticeList, readNotices, scrollTextData } from '../../../upstream/contract/platform/notices.ts';
import { commonInfo } from '../../../upstream/contract/platform/platform.ts';
import type {
  MenuRight,
  Notice,
  SaveSurveyInput,
  ScrollText,
  Survey,
  UserError,
} from '../../__generated__/graph-types.ts';
import { fromGlobalId, toGlobalId } from '../../graph/global-id.ts';
import { orUserErrors, userError } from '../../graph/user-errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';
import { isMenuCode, noticeOf } from './shapes.ts';

const MAX_NOTICES = 100;

export class NewsSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async notices(): Promise<Notice[]> {
    return (await this.#loader.load(noticeList, {})).list.map(noticeOf);
  }

  async scrollTexts(): Promise<ScrollText[]> {
    const { list } = await this.#loader.load(scrollTextData, {});
    return list.map(({ scrollTextId, text, linkUrl }) => ({
      id: toGlobalId('ScrollText', scrollTextId),
      text,
      url: linkUrl,
    }));
  }

  /** Those that the viewer has a right on. */
  async recentMenus(): Promise<MenuRight[]> {
    const [rights, { list }] = await Promise.all([
      this.#viewer.menuRights(),
      this.#loader.load(recentMenu, {}),
    ]);
    return list.flatMap(({ menuId }) =>
      rights.filter(({ code, right }) => code === menuId && right !== 'NONE'),
    );
  }

  /** Of the common information, which a page asks for anyway. */
  async survey(): Promise<Survey> {
    const { surveySubmitted, surveyPostponedAt } = await this.#viewer.info();
    return { isSubmitted: surveySubmitted, postponedAt: surveyPostponedAt };
  }

  /** The state that the service holds, read after an answer was saved. */
  async keptSurvey(): Promise<Survey> {
    const { submitted, postponedAt } = await this.#loader.load(surveyCheck, {});
    return { isSubmitted: submitted, postponedAt };
  }

  async markNoticesRead(ids: readonly string[]): Promise<UserError[]> {
    const parsed = ids.map(fromGlobalId);
    if (ids.length > MAX_NOTICES || parsed.some((id) => id?.type !== 'Notice'))
      return [userError('UNKNOWN_NOTICE', 'noticeIds', `at most ${MAX_NOTICES} ids of notices`)];
    const noticeIds = parsed.flatMap((id) => (id ? [id.key] : []));
    if (noticeIds.length > 0) await this.#loader.write(readNotices, { noticeIds }, [noticeList]);
    return [];
  }

  async recordMenuVisit(menuId: string): Promise<UserError[]> {
    if (!isMenuCode(menuId)) return [userError('UNKNOWN_MENU', 'code', 'the portal has no such menu')];
    await this.#loader.write(recentMenu, { menuId }, [recentMenu]);
    return [];
  }

  async saveSurvey({ comment, isHelpful, isLater }: SaveSurveyInput): Promise<UserError[]> {
    if (!isLater && typeof isHelpful !== 'boolean')
      return [userError('ANSWER_MISSING', 'isHelpful', 'say whether the portal helps')];
    if (comment && !isWithinLength(comment))
      return [userError('TEXT_TOO_LONG', 'comment', 'at most 254 characters')];
    const answer = { helpful: isHelpful ?? null, comments: comment?.trim() || null, later: isLater };
    const { userErrors } = await orUserErrors(
      this.#loader.write(surveySave, answer, [commonInfo, surveyCheck]),
    );
    return userErrors;
  }
}
