import { globSync } from 'node:fs'
import { extname } from 'node:path'

/** The texts among the files that a build gives to browsers: what compressing makes smaller. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** Best first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

const SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Coding, string>

export interface StaticText {
  /** From the folder that was looked through. */
  readonly file: string
  readonly contentType: string
}

export function staticTexts(folder: string): readonly StaticText[] {
  return globSync('**/*', { cwd: folder }).flatMap((file) => {
    const contentType = CONTENT_TYPES[extname(file)]
    return contentType === undefined ? [] : [{ file, contentType }]
  })
}

/** Where the compressed form of a file lies. */
export function compressedTwin(path: string, coding: Coding): string {
  return path + SUFFIX[coding]
}
