// Handlers of feedback on the portal, and of the menus that a user opened last.
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { feedbackEndpoints } from '../../contract/platform/feedback.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import type { HandlersOf } from '../../rest/call.ts';
import { recentMenusOf, recordMenuVisit } from '../../stores/documents/people/menu-visits.ts';
import { saveSurvey, surveyStateOf } from '../../stores/documents/platform/survey.ts';
import type { Stores } from '../shared/stores.ts';

const MENU_CODES: readonly string[] = Object.values(MENUS).map(({ code }) => code);

export function feedbackHandlers({ documents, now }: Stores): HandlersOf<typeof feedbackEndpoints> {
  return {
    surveyCheck: async (_request, { user }) => {
      const { isSubmitted, postponedAt } = await surveyStateOf(documents, user.userId);
      return { submitted: isSubmitted, postponedAt };
    },
    surveySave: async ({ helpful, comments, later }, { user }) => {
      if (!later && helpful === null) throw badRequest('An answer says whether the portal helps.', 'helpful');
      const answer = later || helpful === null ? null : { isHelpful: helpful, comment: comments };
      if (!(await saveSurvey(documents, user.userId, answer, now())))
        throw new Refusal('ALREADY_SUBMITTED', 'The user gave feedback already.');
      return { result: 'OK' };
    },
    recentMenu: async ({ menuId }, { user: { userId }, companyId }) => {
      if (menuId && !MENU_CODES.includes(menuId))
        throw new Refusal('UNKNOWN_MENU', 'The portal has no such menu.', 'menuId');
      if (menuId) await recordMenuVisit(documents, { userId, companyId, menuCode: menuId }, now());
      const recent = await recentMenusOf(documents, userId, companyId);
      return { list: recent.map(({ menuCode, visitedAt }) => ({ menuId: menuCode, visitedAt })) };
    },
  };
}
