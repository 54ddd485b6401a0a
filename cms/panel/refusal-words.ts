import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'

type FileError = Extract<ErrorCode, `file-${string}`>

/** Reasons of the pipeline for refusing a file, for staff, with the remedy. */
const WORDS = {
  'file-empty': 'The file is empty.',
  'file-too-large': 'The file is too large.',
  'file-unknown-format': 'This is none of the formats that the library takes.',
  'file-damaged': 'The file is damaged or cut off. Export it again.',
  'file-compressed-svg': 'Compressed SVG is not taken. Save it as plain SVG.',
  'file-script': 'The file contains a script. Export it without scripts.',
  'file-outside-reference': 'The file loads something from outside. Embed or remove it.',
  'file-too-many-pixels': 'The picture has too many pixels.',
  'file-too-complex': 'The artwork is too complex. Simplify it.',
  'file-entity': 'The file declares entities. Export it without a document type.',
  'file-no-artwork': 'There is nothing to see in the file.',
  'file-took-too-long': 'The file took too long to process.',
  'file-took-too-much-memory': 'The file took too much memory to process.',
  'file-crashed-reader': 'The file could not be read.',
  'file-format-not-for-kind': 'Items of this kind are not made in this format.',
  'file-expressions': 'The animation contains expressions. Bake them into keyframes.',
  'file-no-geometry': 'The model has no triangles: no surface that could be shown. Export its meshes too.',
  'file-name-invalid': 'The file name is not allowed. Rename the file.',
  'file-misnamed': 'The extension in the name does not match the content. Export the file again.',
  'file-not-processed': 'The library could not process the file, by no fault of it. Upload it again.',
} as const satisfies Record<FileError, string>

/** The text of a refusal for staff, with its number for support. An unknown code is shown unchanged. */
export function refusalWords(code: string): string {
  if (!isFileError(code)) return code
  return `${WORDS[code]} (${ERRORS[code].number})`
}

/** The reason for refusing a file, for staff; undefined for another code. */
export function fileReason(code: string): string | undefined {
  return isFileError(code) ? WORDS[code] : undefined
}

function isFileError(code: string): code is FileError {
  return Object.hasOwn(WORDS, code)
}
