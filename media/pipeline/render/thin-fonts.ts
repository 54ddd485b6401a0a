import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Thin, thinner } from '#media/pipeline/typeface/thin-typeface.ts'

/**
 * Files with only the glyphs that a text needs, in the order of the whole files. The renderer reads a file
 * again for each glyph that it draws, 475 MB for one card in Chinese and Japanese, so the size of the files
 * decides how long text takes.
 *
 * Each file keeps the characters of earlier texts of this process. The whole files are returned where their
 * text may need more glyphs than its characters say, and where such a file cannot be made.
 *
 * @param svg the drawing that the text is part of
 */
export function thinFonts(files: readonly string[], text: string, svg: string): readonly string[] {
  if (process.platform !== 'linux' || !isPlain(text) || NEEDS_WHOLE.test(svg)) return files
  const characters = new Set<number>()
  for (const written of [text, text.normalize('NFC'), text.normalize('NFD')]) {
    for (const character of written) characters.add(character.codePointAt(0) ?? 0)
  }
  return files.map((file) => thinFile(file, characters))
}

/** Vertical text needs further tables, and embedded drawings may have text of their own. */
const NEEDS_WHOLE = /writing-mode|glyph-orientation|<image|<feImage/i

/**
 * Characters that shaping may insert or that most texts have: letters of Western Europe, spaces and punctuation. Each
 * further one makes the file longer that is read for each glyph.
 */
const ALWAYS: readonly number[] = [
  ...Array.from({ length: 0x100 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x30 }, (_, index) => 0x2000 + index),
  0x25cc,
]

/**
 * Whether shaping draws each character by its own glyph or by substitutes that the typeface names. Marks,
 * conjoining letters and variation selectors combine with others, and further scripts have rules of their
 * own.
 */
function isPlain(text: string): boolean {
  return PLAIN.test(text) && !COMBINING.test(text)
}

const PLAIN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]*$/u
const COMBINING = /[\p{M}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u200c\u200d]/u

/** A file that would have more characters is replaced by one for the current text, so that it stays small. */
const MOST_CHARACTERS = 2000

interface ThinFile {
  readonly thin: Thin
  readonly characters: ReadonlySet<number>
  readonly descriptor: number
}

/** By the path of the whole file; null for a file that cannot be thinned. */
const thinned = new Map<string, ThinFile | null>()

function thinFile(file: string, characters: ReadonlySet<number>): string {
  const known = thinned.get(file)
  if (known === null) return file
  if (known && isSubset(characters, known.characters)) return pathOf(known)
  const made = makeFile(file, characters, known)
  thinned.set(file, made)
  return made === null ? file : pathOf(made)
}

function makeFile(file: string, characters: ReadonlySet<number>, old?: ThinFile): ThinFile | null {
  try {
    const thin = old?.thin ?? thinner(readFileSync(file))
    const wanted = new Set([...ALWAYS, ...characters])
    const both = new Set([...(old?.characters ?? []), ...wanted])
    const kept = both.size > MOST_CHARACTERS ? wanted : both
    const descriptor = openUnnamed(thin(kept))
    if (old) closeSync(old.descriptor)
    return { thin, characters: kept, descriptor }
  } catch {
    // Without a writable folder for temporary files, or for a typeface of another format.
    if (old) closeSync(old.descriptor)
    return null
  }
}

function isSubset(some: ReadonlySet<number>, all: ReadonlySet<number>): boolean {
  for (const one of some) if (!all.has(one)) return false
  return true
}

/** An open file without a name, which the system removes when this process ends, even if it is killed. */
function openUnnamed(content: Uint8Array): number {
  const path = join(tmpdir(), `typeface-${randomUUID()}.ttf`)
  const descriptor = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  try {
    for (let written = 0; written < content.length; ) written += writeSync(descriptor, content, written)
    return descriptor
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

/** Opens the file of a descriptor again, from its start. */
function pathOf({ descriptor }: ThinFile): string {
  return `/proc/self/fd/${descriptor}`
}
