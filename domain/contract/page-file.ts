import { z } from 'zod'
import { linkTarget } from '#domain/blog/link-target.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { HEROES } from '#domain/landing/hero.ts'
import { LANDING_LAYOUTS } from '#domain/landing/layouts.ts'
import { isLandingSlug, LANDING_PLACE_CODES } from '#domain/landing/places.ts'

/** Limits of a page file. A page at the limits of the panel is a tenth of them. */
export const PAGE_FILE_LIMITS = {
  bytes: 1_000_000,
  values: 50_000,
  depth: 40,
  blocks: 40,
  pictures: 1_000,
} as const

/** The version of the format; other versions are refused. */
export const PAGE_FILE_VERSION = 1

const member = z.unknown()
const pageSchema = z.strictObject({
  title: member,
  description: member.optional(),
  place: z.enum(LANDING_PLACE_CODES),
  slug: z.string().refine(isLandingSlug),
  layout: z.enum(LANDING_LAYOUTS),
  hero: z.enum(HEROES),
  heroItems: z.array(z.int().positive()).max(100).optional(),
  selection: z.record(z.string(), z.unknown()).optional(),
  related: z.array(z.int().positive()).max(100).optional(),
  blocks: z.array(z.looseObject({ blockType: z.string() })).max(PAGE_FILE_LIMITS.blocks),
  seo: z.record(z.string(), z.unknown()).optional(),
})

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** A picture of the media library that a page shows: its id in the page, and what it is known by in another library. */
const filePictureSchema = z.strictObject({
  id: z.int().positive(),
  title: z.string().max(500),
  /** Of the stored bytes. */
  sha256,
  /** Of the bytes that were uploaded. */
  sourceSha256: sha256,
})
export type FilePicture = z.infer<typeof filePictureSchema>

const fileSchema = z.strictObject({
  kind: z.literal('landing-page'),
  version: z.int(),
  page: pageSchema,
  pictures: z.array(filePictureSchema).max(PAGE_FILE_LIMITS.pictures).optional(),
})

type PageFile = z.infer<typeof fileSchema>
export type FilePage = PageFile['page']

/** What a file has: the page, and the pictures that it names by their ids. */
export interface ReadPage {
  readonly page: FilePage
  readonly pictures: readonly FilePicture[]
}

/** The page in a file, with texts in all languages, or why it is refused. Nothing of it is run, fetched or followed. */
export function readPageFile(text: string): Result<ReadPage> {
  if (new TextEncoder().encode(text).byteLength > PAGE_FILE_LIMITS.bytes) return refuse('page-file-too-large')
  const value = parse(text)
  if (value === undefined) return refuse('page-file-invalid', 'The file is not JSON.')
  const fault = faultOf(value)
  if (fault !== null) return refuse('page-file-invalid', fault)
  const read = fileSchema.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return refuse('page-file-invalid', `${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { version, page, pictures = [] } = read.data
  return version === PAGE_FILE_VERSION ? accept({ page, pictures }) : refuse('page-file-version')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Nodes of rich texts that the editor of blocks knows; others would stop it from opening. */
const NODES: ReadonlySet<string> = new Set(
  'root paragraph text linebreak tab heading list listitem quote link autolink horizontalrule'.split(' '),
)
const NAME = /^[a-z][a-zA-Z0-9_]{0,63}$/
const RESERVED: ReadonlySet<string> = new Set(['constructor', 'prototype'])
const ADDRESSES: ReadonlySet<string> = new Set(['address', 'url'])

/** What no page file may have, anywhere inside. */
function faultOf(root: unknown): string | null {
  const open: { readonly value: unknown; readonly depth: number; readonly inText: boolean }[] = [
    { value: root, depth: 0, inText: false },
  ]
  let count = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth, inText } = next
    count += 1
    if (count > PAGE_FILE_LIMITS.values) return 'The page has too many parts.'
    if (depth > PAGE_FILE_LIMITS.depth) return 'The page is nested too deep.'
    if (typeof value !== 'object' || value === null) continue
    const fault = Array.isArray(value) ? null : faultOfMembers(value, inText)
    if (fault !== null) return fault
    const isText = inText || (!Array.isArray(value) && 'root' in value)
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1, inText: isText })
  }
  return null
}

function faultOfMembers(value: object, inText: boolean): string | null {
  for (const [name, inner] of Object.entries(value)) {
    if ((!NAME.test(name) && name !== '_') || RESERVED.has(name)) return `“${name}” is no name of a part.`
    if (ADDRESSES.has(name) && typeof inner === 'string' && inner !== '' && linkTarget(inner) === null)
      return 'A link leads to no page of this site and no http or https address.'
  }
  if (!inText || !('type' in value) || !('version' in value)) return null
  return typeof value.type === 'string' && NODES.has(value.type) ? null : 'A text has an unknown part.'
}
