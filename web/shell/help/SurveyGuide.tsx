// Asks once whether the portal helps: not before a user has worked with it for a while, and later means later.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SurveyGuide_viewer$key } from '../../__generated__/SurveyGuide_viewer.graphql.ts';
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx';
import { SurveyContext } from './useSurvey.ts';
import { whenNoDialog } from './when-no-dialog.ts';

const loadCard = async () => (await import('./SurveyCard.tsx')).SurveyCard;
const WORKED_MS = 5 * 60_000;
const LATER_MS = 7 * 24 * 60 * 60_000;

interface SurveyGuideProps {
  viewer: SurveyGuide_viewer$key;
  children: ReactNode;
}

export function SurveyGuide({ viewer, children }: SurveyGuideProps) {
  const { survey } = useFragment(
    graphql`
      fragment SurveyGuide_viewer on Viewer {
        survey {
          isSubmitted
          postponedAt
        }
      }
    `,
    viewer,
  );
  const [isOpen, setOpen] = useState(false);
  const canAnswer = survey?.isSubmitted === false;
  const postponedAt = survey?.postponedAt ?? null;
  useEffect(() => {
    const isPostponed = postponedAt !== null && Date.now() - Date.parse(postponedAt) < LATER_MS;
    if (!canAnswer || isPostponed) return;
    return whenNoDialog(WORKED_MS, () => setOpen(true));
  }, [canAnswer, postponedAt]);
  const control = useMemo(() => ({ canAnswer, open: () => setOpen(true) }), [canAnswer]);
  return (
    <SurveyContext value={control}>
      {children}
      {isOpen && canAnswer ? (
        <LazyDialog load={loadCard} onClose={() => setOpen(false)}>
          {(SurveyCard) => <SurveyCard onClose={() => setOpen(false)} />}
        </LazyDialog>
      ) : null}
    </SurveyContext>
  );
}
