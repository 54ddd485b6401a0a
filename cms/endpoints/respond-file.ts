import type { PayloadRequest } from 'payload'
import { respond } from '#cms/endpoints/api-v2/respond.ts'

/**
 * The address of a granted file: for a script in the envelope with more about it, for a form without scripts as a
 * redirect to it.
 */
export function respondFile(
  req: PayloadRequest,
  name: string,
  { url, ...about }: { readonly url: string } & Readonly<Record<string, unknown>>,
): Response {
  if (req.headers.get('accept')?.includes('application/json')) return respond(name, { url, ...about })
  return new Response(null, { status: 303, headers: { Location: url, 'Cache-Control': 'no-store' } })
}
