import { type Verification, verifyStatement } from '#domain/statements/verify.ts'

/**
 * Checks the text of a statement in this browser: nothing is sent anywhere.
 *
 * @param roots the published roots by month
 */
export async function checkText(
  text: string,
  roots: Readonly<Record<string, string>>,
): Promise<Verification & { readonly isPublished: boolean }> {
  const first = await verifyStatement(text, { digest, root: null })
  const root = roots[first.file?.statement.month ?? '']
  if (root === undefined) return { ...first, isPublished: false }
  return { ...(await verifyStatement(text, { digest, root })), isPublished: true }
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
