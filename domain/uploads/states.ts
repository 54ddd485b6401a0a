/**
 * The states of an upload: bytes arrive (`receiving`), then a file becomes a `draft` and a ZIP is `unpacking` until each
 * of its members is a separate upload (`unpacked`). `refused` has an error code.
 */
export const UPLOAD_STATES = ['receiving', 'unpacking', 'unpacked', 'draft', 'refused'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]
