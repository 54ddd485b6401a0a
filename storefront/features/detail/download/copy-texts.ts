import type { DownloadTexts } from '#storefront/features/detail/download/download-texts.ts'

/** Copies the markup, or a data URL. */
export type CopyForm = 'text' | 'base64'

/** Texts of a copy button. */
export interface CopyTexts extends Pick<DownloadTexts, 'refused' | 'unreachable'> {
  readonly copy: string
  /** Announced after copying. */
  readonly done: string
  /** When the browser refuses. */
  readonly failed: string
}
