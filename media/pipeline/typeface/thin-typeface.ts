import { readCharacterMap, writeCharacterMap } from './character-map.ts'
import { readOutlines, withComponents, writeOutlines } from './outlines.ts'
import { bytesOf, readTables, type Tables, tableOf, writeTables } from './sfnt.ts'
import { NO_SUBSTITUTIONS, readSubstitutions, withSubstitutes } from './substitutions.ts'

/** The file of a typeface that draws these characters like the whole one, and lacks all others. */
export type Thin = (characters: ReadonlySet<number>) => Uint8Array

/**
 * Tables that drawing horizontal text reads. The others are metrics for vertical text, hints, and data for
 * editors.
 */
const READ_TABLES = ['OS/2', 'name', 'maxp', 'hhea', 'hmtx', 'GDEF', 'GSUB', 'GPOS', 'kern'] as const

/** Glyph 0 is drawn for characters that no typeface has. */
const MISSING = 0

/**
 * Prepares a TrueType file for thinning: a typeface for Chinese of 10 MB becomes one of some 300 KB, with the
 * same numbers of glyphs, substitutions, kerning and metrics.
 *
 * @throws where the file is not TrueType or has tables of an unknown format
 */
export function thinner(file: Uint8Array): Thin {
  const tables = readTables(file)
  const glyphOf = readCharacterMap(tableOf(tables, 'cmap'))
  const gsub = tables.get('GSUB')
  const substitutions = gsub ? readSubstitutions(gsub) : NO_SUBSTITUTIONS
  const outlines = readOutlines(tables)
  const kept = new Map(READ_TABLES.flatMap((tag) => entryOf(tables, tag)))
  kept.set('post', withoutNames(tableOf(tables, 'post')))
  return (characters) => {
    const glyphs = new Map<number, number>()
    for (const character of characters) {
      const glyph = glyphOf(character)
      if (glyph !== MISSING) glyphs.set(character, glyph)
    }
    const shaped = withSubstitutes(new Set([MISSING, ...glyphs.values()]), substitutions)
    const drawn = writeOutlines(tables, outlines, withComponents(shaped, outlines))
    return writeTables(new Map([...kept, ...drawn, ['cmap', writeCharacterMap(glyphs)]]))
  }
}

function entryOf(tables: Tables, tag: string): readonly (readonly [string, DataView])[] {
  const table = tables.get(tag)
  return table ? [[tag, table]] : []
}

/** A `post` table of version 3: its header without the names of glyphs. */
function withoutNames(post: DataView): DataView {
  const header = new DataView(bytesOf(post).slice(0, 32).buffer)
  header.setUint32(0, 0x00030000)
  return header
}
