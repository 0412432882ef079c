// Ends the session: a form post, so that the browser follows the gateway to the provider and back.

export function signOut(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/auth/logout';
  document.body.append(form);
  form.submit();
}
