// Calls of the platform about applications for paid features.
import {
  applyForPlan,
  decidePlan,
  planApplications,
  type WirePlanApplication,
} from '../../../../upstream/contract/platform/plans.ts';
import type {
  ApplyForPlanInput,
  DecidePlanApplicationInput,
  NeedsPlan,
  PaidFeature,
  PlanApplication,
} from '../../../__generated__/graph-types.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';

/** The application is another call, made when it is asked for. */
export type NeedsPlanParent = Omit<NeedsPlan, 'application'>;

const UNKNOWN = userError('UNKNOWN_PLAN_APPLICATION', 'id', 'no id of an application');
/** Members of the services' requests that stand for the id. */
const NAMES = { applicationId: 'id' };

export class PlansSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async applications(): Promise<PlanApplication[]> {
    return (await this.#loader.load(planApplications, {})).list.map(applicationOf);
  }

  /** Null while there is none. */
  async newestOf(feature: PaidFeature): Promise<PlanApplication | null> {
    return (await this.applications()).find((each) => each.feature === feature) ?? null;
  }

  async apply({ feature, reason }: ApplyForPlanInput) {
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(applyForPlan, { feature, reason }, [planApplications]),
    );
    return { userErrors, application: result && applicationOf(result.application) };
  }

  async decide({ id, isApproved, note, startsOn }: DecidePlanApplicationInput) {
    const parsed = fromGlobalId(id);
    if (parsed?.type !== 'PlanApplication') return { userErrors: [UNKNOWN], application: null };
    const request = { applicationId: parsed.key, isApproved, note, ...(startsOn && { startsOn }) };
    // A plan that is open changes what many calls answer.
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(decidePlan, request, 'everything'),
      NAMES,
    );
    return { userErrors, application: result && applicationOf(result.application) };
  }
}

function applicationOf({ applicationId, ...application }: WirePlanApplication): PlanApplication {
  return { id: toGlobalId('PlanApplication', applicationId), ...application };
}
