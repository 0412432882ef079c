// The walls between the rooms: what may import what. One row a wall; `npm run check` walks all of them.

export interface Wall {
  /** What the wall is for, and what to do instead. */
  message: string;
  /** Modules that stand behind it, by path; a group of the pattern names their room. */
  from: RegExp;
  /** What they may not import: a path, or the name of a package. A group names its room; the same room is open. */
  to: RegExp;
  /** What of it they may import. */
  except?: RegExp;
  /** Modules that the wall does not hold for. */
  open?: RegExp;
}

/** Most domains have one page; the others have one in a folder of its own. */
const PAGE = /^web\/pages\/(platform\/mails|platform\/sign-in|dashboard\/categories|[^/]+)\//;
const SHARED_BY_PAGES = /^web\/pages\/[^/]+\/shared\//;

export const WALLS: readonly Wall[] = [
  {
    message: 'Nothing imports the web app.',
    from: /^(?:gateway|upstream|lib|tools)\//,
    to: /^web\//,
  },
  {
    message: 'The web app knows schema.graphql and nothing behind it.',
    from: /^web\//,
    to: /^(?:gateway|upstream|tools)\//,
  },
  {
    message: 'lib is shared by all three programs: it knows none of them.',
    from: /^lib\//,
    to: /^(?:gateway|upstream|web|tools)\//,
  },
  {
    message: 'lib runs in the browser too: what needs Node is in lib/node.',
    from: /^lib\/(?!node\/)/,
    to: /^(?:node:|lib\/node\/)/,
  },
  {
    message: 'lib/node needs Node: the browser has what is in the other rooms of lib.',
    from: /^web\//,
    to: /^(?:node:|lib\/node\/)/,
  },
  {
    message: 'The gateway knows the REST contract (upstream/contract) and nothing else of the upstream.',
    from: /^gateway\//,
    to: /^(?:upstream|tools)\//,
    except: /^upstream\/contract\//,
  },
  {
    message: 'A domain of the gateway asks its own source; another domain is asked through the graph.',
    from: /^gateway\/domains\/([^/]+)\//,
    to: /^gateway\/domains\/([^/]+)\/(?:.*\/)?[^/]*source\.ts$/,
  },
  {
    message:
      'Ask the services through the loader of the request: it has the deadline, the cap and the checks.',
    from: /^gateway\//,
    to: /^undici$/,
    open: /^gateway\/rest\//,
  },
  {
    message: 'The upstream knows nothing of who asks it. The doctor alone looks at both.',
    from: /^(?:upstream|tools)\//,
    to: /^gateway\//,
    open: /^tools\/doctor\//,
  },
  {
    message: 'The demo is a tool: only the start of the upstream and its settings know of it.',
    from: /^upstream\//,
    to: /^tools\//,
    open: /^upstream\/(?:server|config)\.ts$/,
  },
  {
    message: 'The REST contract is shared with the gateway: it knows nothing of how it is served.',
    from: /^upstream\/contract\//,
    to: /^upstream\//,
    except: /^upstream\/contract\//,
  },
  {
    message:
      'A domain of the upstream imports another one by its public file alone (see `except` of this wall).',
    from: /^upstream\/domains\/([^/]+)\//,
    to: /^upstream\/domains\/([^/]+)\//,
    except:
      /^upstream\/domains\/(?:shared\/|alerts\/(?:alerts|commitment-alerts)\.ts|anomaly\/(?:open-anomalies|widget-findings)\.ts|budgets\/(?:budgets|budget-findings)\.ts|cost-analytics\/cost-analytics\.ts|data\/data-state\.ts|optimization\/watch\/commitment-findings\.ts)/,
  },
  {
    message: 'The stores know nothing of loading, of domains and of what serves them.',
    from: /^upstream\/stores\//,
    to: /^upstream\/(?:ingest|domains|rest|identity|mail)\//,
  },
  {
    message: 'Documents know nothing of facts: domains and loads use both.',
    from: /^upstream\/stores\/documents\//,
    to: /^upstream\/stores\/facts\//,
  },
  {
    message: 'Loading works on the stores alone.',
    from: /^upstream\/ingest\//,
    to: /^upstream\/(?:domains|rest|identity|mail)\//,
  },
  {
    message: 'Mail sends what others compose: it knows no domain.',
    from: /^upstream\/mail\//,
    to: /^upstream\/(?:domains|ingest|rest|identity)\//,
  },
  {
    message: 'The provider knows people and their passwords, no figures and no domain.',
    from: /^upstream\/identity\//,
    to: /^upstream\/(?:domains|ingest|mail|stores\/facts)\//,
  },
  {
    message: 'Charts and components take plain props: read the fragment in the page and pass values.',
    from: /^web\/(?:charts|components)\//,
    to: /^(?:react-relay|relay-runtime|web\/(?:relay|shell|pages)\/)/,
  },
  {
    message: 'web/relay serves shell and pages: it imports neither.',
    from: /^web\/relay\//,
    to: /^web\/(?:shell|pages)\//,
  },
  {
    message: 'The shell surrounds the pages: what both need of the viewer is in web/viewer.',
    from: /^web\/(?:pages|routing|viewer|mutations|browser|intl)\//,
    to: /^web\/shell\//,
  },
  {
    message:
      'A page imports another page by the `shared` room of its domain alone: move there what several pages show.',
    from: PAGE,
    to: PAGE,
    except: SHARED_BY_PAGES,
  },
  {
    message: 'What several pages share knows none of them.',
    from: SHARED_BY_PAGES,
    to: /^web\/pages\//,
    except: SHARED_BY_PAGES,
  },
];

/** The walls between a module and what it imports; none where it may. */
export function closedBy(path: string, target: string): Wall[] {
  return WALLS.filter(({ from, to, except, open }) => {
    const [behind, fromRoom] = from.exec(path) ?? [];
    const [inFront, toRoom] = to.exec(target) ?? [];
    if (behind === undefined || inFront === undefined) return false;
    if (except?.test(target) || open?.test(path)) return false;
    return toRoom === undefined || fromRoom !== toRoom;
  });
}
