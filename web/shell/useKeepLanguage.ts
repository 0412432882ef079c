// Keeps the language of the screens with the account, so that mails come in it too; the page does not wait for it
// . News has its words from the service, and is read anew in the new language.
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { spokenLanguage } from '../../lib/catalogue/languages.ts';
import type { useKeepLanguage_viewer$key } from '../__generated__/useKeepLanguage_viewer.graphql.ts';
import type {
  MailLanguage,
  useKeepLanguageMutation,
} from '../__generated__/useKeepLanguageMutation.graphql.ts';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { useMutation } from '../mutations/useMutation.ts';

export function useKeepLanguage(viewer: useKeepLanguage_viewer$key): void {
  const { user } = useFragment(
    graphql`
      fragment useKeepLanguage_viewer on Viewer {
        user @catch(to: RESULT) {
          language
        }
      }
    `,
    viewer,
  );
  const { run } = useMutation<useKeepLanguageMutation>(
    graphql`
      mutation useKeepLanguageMutation($input: SaveLanguageInput!) {
        saveLanguage(input: $input) {
          userErrors {
            code
          }
          viewer {
            user {
              language
            }
            ...ScrollTexts_viewer
          }
        }
      }
    `,
    { isSilent: true },
  );
  const kept = user.ok ? user.value?.language : undefined;
  const read = spokenLanguage(useLanguage().language);
  useEffect(() => {
    if (kept !== undefined && kept !== read) run({ language: read.toUpperCase() as MailLanguage });
  }, [kept, read, run]);
}
