import { DefaultNav } from '@payloadcms/next/rsc'
import type { ComponentProps } from 'react'
import { actorOf } from '#collections/access.ts'
import { hasPlace } from '#domain/editors/waiting.ts'
import { isResource } from '#domain/permissions/permissions.ts'

/** The navigation with what the roles of this person work on; all else stays reachable by links. */
export function Nav(props: ComponentProps<typeof DefaultNav>) {
  const actor = actorOf(props.user ?? null)
  const own = (slugs: readonly string[]) =>
    slugs.filter((slug) => isResource(slug) && hasPlace(actor, slug)) as never[]
  const { collections, globals } = props.visibleEntities ?? { collections: [], globals: [] }
  return <DefaultNav {...props} visibleEntities={{ collections: own(collections), globals: own(globals) }} />
}
