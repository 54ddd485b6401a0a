import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconifyJSON } from '@iconify/types'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { sizeOfSvg } from '#media/artwork/svg/view-box.ts'
import { withBundledTypefaces } from '#media/artwork/typefaces/replace-typefaces.ts'
import { fontsFor, NO_FONTS } from '#media/pipeline/render/fonts.ts'
import { textDrawings } from './text-drawings.ts'

export interface BenchFile {
  readonly type: 'svg' | 'raster'
  /** What the pipeline is given. */
  readonly bytes: Uint8Array
  /** What the peer draws: the same file, its text in the same typefaces, which are read from the same files. */
  readonly peer: {
    readonly bytes: Uint8Array
    readonly font: NonNullable<ResvgRenderOptions['font']>
    /** Its longer side, of which the picture has as many pixels as the pipeline's. */
    readonly longer: 'width' | 'height'
  }
}

/** Sets of one-colour and of many-coloured icons, in about the mixture of the library. */
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
 * Kinds of files that cost the pipeline differently, each measured by itself: the same files in every run. Those without
 * text are icons, illustrations and rasters of open libraries, in equal parts; those with text are made here.
 */
export function benchFiles(perSet: number): Readonly<Record<string, readonly BenchFile[]>> {
  return {
    'without text': [
      ...ICON_SETS.flatMap((set) => icons(set, perSet)),
      ...illustrations(perSet),
      ...rasters(perSet),
    ],
    'Latin text': textDrawings('latin', perSet * 2).map(fromSvg),
    'East Asian text': textDrawings('eastAsian', perSet * 2).map(fromSvg),
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
    return { type: 'raster', bytes, peer: { bytes, font: {}, longer: 'width' } }
  })
}

function fromSvg(text: string): BenchFile {
  const bytes = Buffer.from(text)
  const parsed = parseSvg(text)
  if (!parsed.ok) throw new Error(parsed.detail)
  const size = sizeOfSvg(parsed.value)
  const longer = size.ok && size.value.height > size.value.width ? 'height' : 'width'
  const texts = withBundledTypefaces(parsed.value)
  const peer =
    texts === null
      ? { bytes, font: NO_FONTS }
      : { bytes: Buffer.from(serialiseSvg(texts.root)), font: fontsFor(texts) }
  return { type: 'svg', bytes, peer: { ...peer, longer } }
}

/** Evenly over the whole list, so that no family of shapes is preferred. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === 0).slice(0, count)
}
