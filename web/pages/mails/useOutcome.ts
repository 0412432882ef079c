// Says whether a change of a mail on a schedule was made, and why not.
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';

export function useOutcome(onDone: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  return {
    settle: ({ userErrors }: { userErrors: readonly { code: string }[] }) => {
      if (userErrors.length > 0) toast.failed(errorText(userErrors));
      else toast.saved();
      onDone();
    },
    onError: () => toast.failed(),
  };
}
