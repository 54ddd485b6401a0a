import type { ImportMap } from 'payload'

/** The panel's components by path; `payload generate:importmap` writes the module. */
export const importMap: ImportMap
