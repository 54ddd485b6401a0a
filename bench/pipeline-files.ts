import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconifyJSON } from '@iconify/types'

export interface BenchFile {
  readonly type: 'svg' | 'raster'
  readonly bytes: Uint8Array
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

/** Real files, the same in every run: so many icons of each set, and as many rasters as of one set. */
export function benchFiles(perSet: number): readonly BenchFile[] {
  return [...ICON_SETS.flatMap((set) => icons(set, perSet)), ...rasters(perSet)]
}

function icons(set: string, count: number): readonly BenchFile[] {
  const { icons, width = 16, height = 16 } = require(`@iconify-json/${set}/icons.json`) as IconifyJSON
  return spread(Object.values(icons), count).map((icon) => ({
    type: 'svg',
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
        `viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${icon.body}</svg>`,
    ),
  }))
}

function rasters(count: number): readonly BenchFile[] {
  const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  return spread(names.sort(), count).map((name) => ({
    type: 'raster',
    bytes: readFileSync(join(folder, name)),
  }))
}

/** Evenly over the whole list, so that no family of shapes is preferred. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === 0).slice(0, count)
}
