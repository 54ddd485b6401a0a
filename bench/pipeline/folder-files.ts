import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { withBundledTypefaces } from '#media/artwork/typefaces/replace-typefaces.ts'
import { eastAsianIn } from '#media/pipeline/render/east-asian.ts'

/** The SVG files with text in a folder and its subfolders, by script. Skips files that cannot be parsed. */
export function textFilesIn(folder: string): Readonly<Record<'latin' | 'eastAsian', readonly string[]>> {
  const found = { latin: [] as string[], eastAsian: [] as string[] }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((each) => each.endsWith('.svg')).sort()) {
    const svg = readFileSync(join(folder, name), 'utf8')
    const parsed = parseSvg(svg)
    const texts = parsed.ok ? withBundledTypefaces(parsed.value) : null
    if (texts) found[eastAsianIn(texts.text).length > 0 ? 'eastAsian' : 'latin'].push(svg)
  }
  return found
}
