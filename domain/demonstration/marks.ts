/** Accounts that exist for the demonstration alone: `.example` is never delivered to (RFC 2606). */
export const DEMO_DOMAIN = 'demo.example'

/** The end of the name of a contributor of the demonstration. */
export const DEMO_NAME_END = ' (demo)'

/** Whether an address or a name, as lists show it, is of the demonstration. */
export function isOfDemonstration(text: unknown): boolean {
  return typeof text === 'string' && (text.endsWith(`@${DEMO_DOMAIN}`) || text.endsWith(DEMO_NAME_END))
}
