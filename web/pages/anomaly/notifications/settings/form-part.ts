// What each part of the form of alerts gets.
import type { NotificationDraft, Notifications } from './notification-draft.ts';

export interface FormPart {
  draft: NotificationDraft;
  notifications: Notifications;
  label: (field: string) => string;
  onChange: (part: Partial<NotificationDraft>) => void;
  error: string | null;
}
