import type { CollectionBeforeChangeHook } from 'payload'
import { fragment, type PayloadRequest, run } from '#cms/operations/database.ts'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { type Approval, approvalAfter, isChanged } from '#domain/editors/approval.ts'
import type { DraftedResource } from '#domain/editors/resources.ts'
import { needsApproval } from './read-approval.ts'

/** The mark of a save that only approves, in the context of its request; its value is the approving editor. */
export const APPROVED_BY = 'approved by'

interface Saved extends Partial<Approval> {
  readonly id?: number
  readonly _status?: 'draft' | 'published' | null
}

/**
 * Keeps who wrote and who approved a version, and refuses a publication that needs a second editor
 * (docs/decisions/0121).
 *
 * @throws APIError with the number of the refusal
 */
export function keepApproval(resource: DraftedResource): CollectionBeforeChangeHook<Saved & { id: number }> {
  return async ({ req, data, originalDoc, context }) => {
    const before = approvalOf(originalDoc)
    const approver = context[APPROVED_BY]
    if (typeof approver === 'string') return { ...data, ...before, approvedBy: approver }
    if (originalDoc !== undefined) await lockApproval(req, resource, originalDoc.id)
    const kept = approvalAfter(before, {
      editor: req.user ? String(req.user.id) : null,
      // A restored version is read in one language, and may differ in the others.
      changes:
        originalDoc === undefined ||
        context.isRestoringVersion === true ||
        isChanged({ ...data }, { ...originalDoc }),
      publishes: data._status === 'published',
      needsApproval: await needsApproval(req, resource),
    })
    if (!kept.ok) throw refusalError(kept)
    return { ...data, ...kept.value }
  }
}

/** Makes saves and approvals of a document wait for each other, until the transaction ends. */
export async function lockApproval(
  req: PayloadRequest,
  resource: DraftedResource,
  id: number,
): Promise<void> {
  await run(
    req,
    fragment`select pg_advisory_xact_lock(hashtextextended(${`approval of ${resource} ${id}`}, 0))`,
  )
}

function approvalOf(document: Saved | undefined): Approval {
  return { changedBy: document?.changedBy ?? null, approvedBy: document?.approvedBy ?? null }
}
