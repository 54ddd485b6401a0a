/** The address of a document in the panel. */
export function panelPath(collection: string, id: string | number): string {
  return `/admin/collections/${collection}/${encodeURIComponent(id)}`
}
