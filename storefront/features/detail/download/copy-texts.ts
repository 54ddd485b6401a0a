import type { DownloadTexts } from '#storefront/features/detail/download/download-texts.ts'

/** How a file is put on the clipboard: as it is written, or as an address that holds it. */
export type CopyForm = 'text' | 'base64'

/** What a button that copies a file says, in the visitor's language. */
export interface CopyTexts extends Pick<DownloadTexts, 'refused' | 'unreachable'> {
  readonly copy: string
  /** Said once it is on the clipboard. */
  readonly done: string
  /** When the browser does not let us. */
  readonly failed: string
}
