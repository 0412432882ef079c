// Names for regions whose rows give the code alone: what people read is a name wherever one is known.
import { regionName } from '../../../../lib/commitments/region-names.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';

/** The same facts; groups by region are labelled by the name that the rows or the catalogue have. */
export function withRegionNames(facts: RequestFacts): RequestFacts {
  return {
    ...facts,
    cost: async (question) => {
      const answer = await facts.cost(question);
      const place = question.groupBy.indexOf('region');
      if (place < 0) return answer;
      return {
        ...answer,
        groups: answer.groups.map((group) => ({
          ...group,
          labels: group.labels.map((label, at) =>
            at === place ? regionName(group.keys[place] ?? '', label) : label,
          ),
        })),
      };
    },
  };
}
