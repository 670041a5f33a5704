/** Fresh chance from the browser: works on plain http too, where `randomUUID` does not exist. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
