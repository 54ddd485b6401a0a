import { fragment, type Transaction } from '#cms/operations/database.ts'
import { DESCRIPTOR_VERSION, type Descriptor } from '#media/artwork/descriptor/descriptor.ts'

/** Stores the descriptor of a revision, for search by picture. */
export async function storeDescriptor(
  transaction: Transaction,
  revision: number,
  { look, shape, colours }: Descriptor,
): Promise<void> {
  await transaction(fragment`
    insert into descriptors (revision_id, version, look, shape, colours)
    values (${revision}, ${DESCRIPTOR_VERSION}, ${look}, ${hexOf(shape)}::bytea, ${hexOf(colours)}::bytea)
    on conflict (revision_id) do update
      set version = excluded.version, look = excluded.look, shape = excluded.shape, colours = excluded.colours`)
}

/** As PostgreSQL writes bytes. */
function hexOf({ buffer, byteOffset, byteLength }: Int8Array | Uint8Array): string {
  return `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`
}
