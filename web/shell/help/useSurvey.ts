// Whether the viewer can still give feedback, and a way to be asked for it.
import { createContext, use } from 'react';

export interface SurveyControl {
  /** False once there is an answer: there will not be a second one. */
  canAnswer: boolean;
  open: () => void;
}

export const SurveyContext = createContext<SurveyControl | null>(null);

export function useSurvey(): SurveyControl {
  const survey = use(SurveyContext);
  if (!survey) throw new Error('useSurvey needs a SurveyGuide above it');
  return survey;
}
