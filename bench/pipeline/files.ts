import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconifyJSON } from '@iconify/types'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { sizeOfSvg } from '#media/artwork/svg/view-box.ts'
import { withBundledTypefaces } from '#media/artwork/typefaces/replace-typefaces.ts'
import { fontsFor, NO_FONTS } from '#media/pipeline/render/fonts.ts'
import { textFilesIn } from './folder-files.ts'
import { textDrawings } from './text-drawings.ts'

export interface BenchFile {
  readonly type: 'svg' | 'raster'
  /** The input of the pipeline. */
  readonly bytes: Uint8Array
  /**
   * The input of the peer: the same file; where it has text, sanitised, with the same typefaces from the same font files.
   */
  readonly peer: {
    readonly bytes: Uint8Array
    readonly font: NonNullable<ResvgRenderOptions['font']>
    /** The contents of its texts, for the peer that reads thin typeface files too. */
    readonly text: string
    /** The longer side, which gets the same number of pixels as in the pipeline. */
    readonly longer: 'width' | 'height'
  }
}

/** Sets of monochrome and multicolour icons, in about the proportions of the library. */
const ICON_SETS = [
  'lucide',
  'tabler',
  'ph',
  'solar',
  'fluent-color',
  'fluent-emoji-flat',
  'circle-flags',
] as const

const require = createRequire(import.meta.url)

/**
 * Kinds of files with different costs, measured separately; the same files in every run. Files without text are
 * icons, illustrations and raster images of open libraries, in equal parts; files with text are generated, or those of
 * a folder where one is given.
 */
export function benchFiles(perSet: number, folder?: string): Readonly<Record<string, readonly BenchFile[]>> {
  const texts = folder
    ? textFilesIn(folder)
    : { latin: textDrawings('latin', perSet), eastAsian: textDrawings('eastAsian', perSet) }
  return {
    'without text': [
      ...ICON_SETS.flatMap((set) => icons(set, perSet)),
      ...illustrations(perSet),
      ...rasters(perSet),
    ],
    'Latin text': spread(texts.latin, perSet).flatMap(drawable),
    'East Asian text': spread(texts.eastAsian, perSet).flatMap(drawable),
  }
}

function icons(set: string, count: number): readonly BenchFile[] {
  const { icons, width = 16, height = 16 } = require(`@iconify-json/${set}/icons.json`) as IconifyJSON
  return spread(Object.values(icons), count).map((icon) =>
    fromSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
        `viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${icon.body}</svg>`,
    ),
  )
}

function illustrations(count: number): readonly BenchFile[] {
  const folder = join(dirname(require.resolve('@momentum-design/illustrations/package.json')), 'dist', 'svg')
  return spread(readdirSync(folder).sort(), count).map((name) =>
    fromSvg(readFileSync(join(folder, name), 'utf8')),
  )
}

function rasters(count: number): readonly BenchFile[] {
  const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  return spread(names.sort(), count).map((name) => {
    const bytes = readFileSync(join(folder, name))
    return { type: 'raster', bytes, peer: { bytes, font: {}, text: '', longer: 'width' } }
  })
}

/** Nothing for a drawing that the pipeline refuses. */
function drawable(text: string): readonly BenchFile[] {
  const safe = sanitiseSvg(text)
  return safe.ok && sizeOfSvg(safe.value.root).ok ? [fromSvg(text)] : []
}

function fromSvg(text: string): BenchFile {
  const bytes = Buffer.from(text)
  const safe = sanitiseSvg(text)
  if (!safe.ok) throw new Error(safe.detail)
  const size = sizeOfSvg(safe.value.root)
  const longer = size.ok && size.value.height > size.value.width ? 'height' : 'width'
  const texts = withBundledTypefaces(safe.value.root)
  const peer =
    texts === null
      ? { bytes, font: NO_FONTS, text: '' }
      : { bytes: Buffer.from(serialiseSvg(texts.root)), font: fontsFor(texts), text: texts.text }
  return { type: 'svg', bytes, peer: { ...peer, longer } }
}

/** Evenly spaced entries of the list, so that no family of shapes is preferred. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === 0).slice(0, count)
}
