import { commitTransaction, initTransaction, killTransaction } from 'payload'
import type { PayloadRequest } from '#cms/operations/database.ts'
import { approve } from '#domain/editors/approval.ts'
import type { DraftedResource } from '#domain/editors/resources.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { APPROVED_BY, lockApproval } from './approval-hook.ts'

interface Approved {
  readonly id: number
  /** When the version that the editor read was saved, as an ISO date; null where the call names none. */
  readonly seen: string | null
}

/** Approves the latest version of a document as it was read: what was saved since is refused. */
export async function approveVersion(
  req: PayloadRequest,
  resource: DraftedResource,
  { id, seen }: Approved,
): Promise<Result<{ readonly approved: true }>> {
  const isOurs = await initTransaction(req)
  try {
    const result = await approveLatest(req, resource, { id, seen })
    if (isOurs) await (result.ok ? commitTransaction(req) : killTransaction(req))
    return result
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}

async function approveLatest(
  req: PayloadRequest,
  resource: DraftedResource,
  { id, seen }: Approved,
): Promise<Result<{ readonly approved: true }>> {
  await lockApproval(req, resource, id)
  const editor = String(req.user?.id ?? '')
  const { transactionID } = req
  const options = {
    collection: resource,
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  } as const
  const latest = await req.payload.findByID({ ...options, disableErrors: true })
  if (latest === null) return refuse('not-found')
  if (seen === null) return refuse('bad-request', 'Name the version that you read as {"seen": "…"}')
  if (latest._status !== 'draft' || latest.updatedAt !== seen) return refuse('approval-outdated')
  const approved = approve({ changedBy: idOf(latest.changedBy), approvedBy: null }, editor)
  if (!approved.ok) return approved
  await req.payload.update({ ...options, data: { _status: 'draft' }, context: { [APPROVED_BY]: editor } })
  return accept({ approved: true })
}

function idOf(user: { readonly id: string } | string | null | undefined): string | null {
  return typeof user === 'object' ? (user?.id ?? null) : (user ?? null)
}
