// In place of a page of a company without cost data: how far its first load is, for those who may load data, or what to do.
import { Button, Center } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../lib/catalogue/pages.ts';
import { LoadProgressBar } from '../components/loads/LoadProgressBar.tsx';
import { NoAccountNotice } from '../components/notices/NoAccountNotice.tsx';
import { NoDataNotice } from '../components/notices/NoDataNotice.tsx';
import { Notice } from '../components/notices/Notice.tsx';
import { type FollowedRun, useLoadProgress } from '../relay/useLoadProgress.ts';
import { useShellViewer } from '../viewer/shell-viewer.ts';

interface EmptyCompanyProps {
  /** A load that went on has ended: there may be data now. */
  onLoad: () => void;
}

export function EmptyCompany({ onLoad }: EmptyCompanyProps) {
  const { canSee, hasAccount } = useShellViewer();
  const empty = hasAccount ? <NoDataNotice variant="page" /> : <NoAccountNotice />;
  return canSee('DATA') ? <FirstLoad onLoad={onLoad}>{empty}</FirstLoad> : empty;
}

/** `children` stand there while nothing is loaded. */
function FirstLoad({ onLoad, children }: EmptyCompanyProps & { children: ReactNode }) {
  const [going, setGoing] = useState<FollowedRun | null>(null);
  useLoadProgress([], {
    onRun: (run) => setGoing((before) => shownRun(before, run)),
    onEnd: onLoad,
  });
  if (going === null) return children;
  return (
    <Notice
      variant="page"
      title={<FormattedMessage id="platform.firstLoad.title" />}
      action={
        <Button component={Link} to={pagePath('data')}>
          <FormattedMessage id="platform.firstLoad.open" />
        </Button>
      }
    >
      <FormattedMessage id="platform.firstLoad.text" />
      {going.progress ? (
        <Center pt={16} ta="start">
          <LoadProgressBar progress={going.progress} />
        </Center>
      ) : null}
    </Notice>
  );
}

/** The run that goes on; the end of another one changes nothing. */
function shownRun(before: FollowedRun | null, run: FollowedRun): FollowedRun | null {
  if (run.state === 'RUNNING') return run;
  return before?.id === run.id ? null : before;
}
