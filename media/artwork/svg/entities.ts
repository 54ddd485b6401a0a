import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/**
 * The entities that a DOCTYPE declares, by name, if each is a short text: Illustrator declares its namespaces
 * this way. Refuses with `file-entity` external entities, those that contain markup or other entities, and
 * those that would make the document much longer.
 *
 * @param text the whole document, in which the references are counted
 */
export function readEntities(doctype: string, text: string): Result<Readonly<Record<string, string>>> {
  if (!/<!ENTITY|%/i.test(doctype)) return accept({})
  const entities: Record<string, string> = {}
  for (const [declaration] of doctype.matchAll(/<!ENTITY(?:[^>"']|"[^"]*"|'[^']*')*>?/gi)) {
    const read = DECLARATION.exec(declaration)
    const value = read?.[2] ?? read?.[3]
    if (read?.[1] === undefined || value === undefined) return refuse('file-entity', declaration.slice(0, 80))
    if (/[&<%]/.test(value)) return refuse('file-entity', `${read[1]} holds markup or another entity`)
    if (Object.hasOwn(XML, read[1])) continue
    entities[read[1]] ??= value
  }
  if (/%/.test(doctype.replace(/"[^"]*"|'[^']*'/g, ''))) return refuse('file-entity', 'a parameter entity')
  if (Object.keys(entities).length > MAX_ENTITIES)
    return refuse('file-entity', `more than ${MAX_ENTITIES} entities`)
  let added = 0
  for (const [, name = ''] of text.matchAll(/&([\w:.-]+);/g)) added += entities[name]?.length ?? 0
  return added > MAX_ADDED ? refuse('file-entity', `${added} characters from entities`) : accept(entities)
}

const DECLARATION = /^<!ENTITY\s+([A-Za-z_:][\w:.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>$/
const XML = { amp: true, lt: true, gt: true, quot: true, apos: true } as const
const MAX_ENTITIES = 200
const MAX_ADDED = 1_000_000
