/** The links of tables that were opened or joined here: the server tells a secret only once. */
const KEY = 'arenarium.invitation.';

export function keepInvitation(table: string, secret: string): void {
  try {
    sessionStorage.setItem(KEY + table, secret);
  } catch {
    // A browser that keeps nothing has the link in its address.
  }
}
export function invitationTo(table: string): string | null {
  try {
    return sessionStorage.getItem(KEY + table);
  } catch {
    return null;
  }
}
