// What advice lacks, why, and where what is missing comes from.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Gaps_gaps$key } from '../../../../__generated__/Gaps_gaps.graphql.ts';
import classes from '../Advice.module.css';
import { LACK_STEPS, LACK_TEXTS } from '../words.ts';

export function Gaps({ gaps }: { gaps: Gaps_gaps$key }) {
  const found = useFragment(
    graphql`
      fragment Gaps_gaps on RecommendationGap @relay(plural: true) {
        lack
        of
        best
      }
    `,
    gaps,
  );
  const lacks = [...new Set(found.map(({ lack }) => lack))];
  return lacks.map((lack) => {
    const own = found.filter((gap) => gap.lack === lack);
    const names = own.map(({ of }) => of).filter((of) => of !== '');
    const [text, step] = [LACK_TEXTS[lack], LACK_STEPS[lack]];
    const best = own.find((gap) => typeof gap.best === 'number')?.best ?? 0;
    if (!text || !step) return null;
    return (
      <div key={lack} className={classes.gap} role="status" data-part={`advice.gap.${lack}`}>
        <strong>
          <FormattedMessage id={text} values={{ of: names.join(', '), count: names.length }} />
        </strong>
        <span>
          <FormattedMessage id={step} values={{ best: best / 100 }} />
        </span>
      </div>
    );
  });
}
