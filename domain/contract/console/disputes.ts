import type { DisputeAction } from '#domain/disputes/dispute.ts'

/** What the page of a dispute has beside its row. */
export interface DisputeDetail {
  /** How many facts of each kind the evidence has. */
  readonly evidence: { readonly downloads: number; readonly certificates: number; readonly log_ins: number }
  /** What the gateway has of it; null before it is answered. */
  readonly evidence_sha256: string | null
  readonly may_answer: boolean
  readonly allowed_actions: readonly DisputeAction[]
}

/** The answer of `POST /api/console/disputes/:id/evidence`: a PDF, which is stored nowhere. */
export interface EvidenceFile {
  readonly name: string
  readonly base64: string
}
