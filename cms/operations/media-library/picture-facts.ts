import type { PayloadRequest } from '#cms/operations/database.ts'

/** What is known of a received file, in whose place its decoded picture is saved. */
export interface PictureFacts {
  /** Of the stored bytes. */
  readonly sha256: string
  /** Of the bytes that were uploaded, by which the same file is known again. */
  readonly sourceSha256: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly filesize: number
  readonly mimeType: string
}

const FACTS = 'facts of the received picture'

/** The context of a save with a received picture. */
export function contextOf(facts: PictureFacts): Record<string, unknown> {
  return { [FACTS]: facts }
}

/** The facts of the picture that a save has received; null where it has no new file. */
export function factsIn(req: PayloadRequest): PictureFacts | null {
  return (req.context[FACTS] as PictureFacts | undefined) ?? null
}
