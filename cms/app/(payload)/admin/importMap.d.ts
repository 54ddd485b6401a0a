import type { ImportMap } from 'payload'

/** The panel's components by their path; written by `payload generate:importmap`. */
export const importMap: ImportMap
