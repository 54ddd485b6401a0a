import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { MAX_FILE_NAME, ZIP_LIMITS } from './limits.ts'

/** Control characters, and those that reverse the direction of a text to disguise an extension. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Files that systems add to folders beside the user's own. */
const OF_THE_SYSTEM: readonly string[] = ['__macosx', 'thumbs.db', 'desktop.ini']

/** The name of an uploaded file, without folders. */
export function readFileName(name: string): Result<string> {
  const isValid = name.trim() !== '' && name.length <= MAX_FILE_NAME && !FORBIDDEN.test(name)
  return isValid && !/[/\\]/.test(name) && name !== '.' && name !== '..'
    ? accept(name)
    : refuse('file-name-invalid')
}

/**
 * The path of a member inside a ZIP. Refuses absolute paths, drive letters, backslashes, parts such as `..`, control
 * characters, and more folders than the limit.
 *
 * @returns the name of the file without its folders
 */
export function readMemberPath(path: string): Result<string> {
  const parts = path.split('/')
  if (path.includes('\\') || /^[a-z]:/i.test(path)) return refuse('file-name-invalid')
  if (parts.length - 1 > ZIP_LIMITS.depth) return refuse('file-name-invalid')
  for (const part of parts) if (!readFileName(part).ok) return refuse('file-name-invalid')
  return accept(parts.at(-1) ?? '')
}

/** Whether a path is a hidden file, a resource fork or an index of the operating system, which no user uploads on purpose. */
export function isSystemFile(path: string): boolean {
  return path
    .split(/[/\\]/)
    .some(
      (part) => (part.startsWith('.') && !/^\.+$/.test(part)) || OF_THE_SYSTEM.includes(part.toLowerCase()),
    )
}

/** Names that one file system could not keep apart are equal: in another case, or composed of other code points. */
export function comparableName(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
