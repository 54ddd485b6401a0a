import { fragment, type SQL } from '#cms/operations/database.ts'
import { DESCRIPTOR_VERSION, type Descriptor } from '#media/artwork/descriptor/descriptor.ts'

/** The statement that stores the descriptor of a revision, for search by picture; `revision` selects its id. */
export function insertDescriptor(revision: SQL, { look, shape, colours }: Descriptor): SQL {
  return fragment`
    insert into descriptors (revision_id, version, look, shape, colours)
    select id, ${DESCRIPTOR_VERSION}::int, ${look}, ${hexOf(shape)}::bytea, ${hexOf(colours)}::bytea from ${revision}
    on conflict (revision_id) do update
      set version = excluded.version, look = excluded.look, shape = excluded.shape, colours = excluded.colours`
}

/** As PostgreSQL writes bytes. */
function hexOf({ buffer, byteOffset, byteLength }: Int8Array | Uint8Array): string {
  return `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`
}
